import { computed, reactive } from 'vue';
import { useFiles } from './files.ts';
import { issueKinds, type Issue, type IssueGroup } from './issues.ts';

/** How many more groups of a kind appear at a time. */
const maxMore = 100;

/** The issues by kind, with the first groups of each in sight: thousands are named by their count and appear when somebody asks. */
export function useIssueKinds(maxFirst: number) {
  const files = useFiles();
  const folded = reactive(new Set<string>());
  const limits = reactive(new Map<string, number>());
  /** the place that was shown last, of groups with several */
  const shownPlaces = new WeakMap<IssueGroup, number>();
  const grouped = computed(() => issueKinds(files.issues));
  const kinds = computed(() =>
    grouped.value.map((kind) => {
      const isOpen = !folded.has(kind.key);
      const shown = isOpen ? kind.groups.slice(0, limits.get(kind.key) ?? maxFirst) : [];
      return { ...kind, isOpen, shown, hidden: isOpen ? kind.groups.length - shown.length : 0 };
    }),
  );
  function toggle(key: string): void {
    if (!folded.delete(key)) folded.add(key);
  }
  function showMore(key: string): void {
    limits.set(key, (limits.get(key) ?? maxFirst) + maxMore);
  }
  /** The place of a group to go to: the first, then the next one each time. */
  function nextPlace(group: IssueGroup): Issue {
    const at = (shownPlaces.get(group) ?? -1) + 1;
    shownPlaces.set(group, at);
    return group.issues[at % group.issues.length]!;
  }
  return { kinds, toggle, showMore, nextPlace };
}
