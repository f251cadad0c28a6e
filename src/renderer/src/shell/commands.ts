/** One thing a person can do, in menus, shortcuts and the palette alike. */
export interface WindowCommand {
  id: string;
  menu: 'file' | 'edit' | 'draw' | 'view' | 'project' | 'help';
  label: () => string;
  /** as shown, e.g. "Ctrl O" */
  keys?: string;
  /** for tinykeys, e.g. "$mod+o" */
  binding?: string;
  /** what other programs use for the same; not shown */
  otherBinding?: string;
  /** Its key works while a dialog is open: it opens another dialog in its place or changes nothing that lies behind. */
  overDialogs?: boolean | (() => boolean);
  lineBefore?: boolean;
  enabled: () => boolean;
  /** why it cannot be used now, and what to do first */
  needs?: () => string;
  run: () => void;
}

/** Letters of the query in order, words that begin with them first; 0 is no match. */
export function matchScore(label: string, query: string): number {
  const name = label.toLowerCase();
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return 1;
  if (name.startsWith(wanted)) return 4;
  if (name.includes(` ${wanted}`)) return 3;
  if (name.includes(wanted)) return 2;
  let at = -1;
  for (const letter of wanted) {
    at = name.indexOf(letter, at + 1);
    if (at < 0) return 0;
  }
  return 1;
}
