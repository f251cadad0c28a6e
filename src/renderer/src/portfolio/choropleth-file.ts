const space = 'http://www.w3.org/2000/svg';
const [lineHeight, margin, swatch] = [18, 12, 12];

interface Legend {
  title: string;
  /** `colour` is null for what has no value: the pattern of the picture */
  rows: readonly { colour: string | null; bounds: string; count: string }[];
  lines: readonly string[];
}

/** Writes a legend under a picture that leaves the window, where no text stands beside it. */
export function withLegend(picture: SVGSVGElement, { title, rows, lines }: Legend): void {
  const { width, height } = picture.viewBox.baseVal;
  const made = (name: string, attributes: Record<string, string | number>, content = '') => {
    const element = picture.ownerDocument.createElementNS(space, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    element.textContent = content;
    return element;
  };
  const whole = height + margin * 2 + (rows.length + lines.length + 1) * lineHeight;
  const group = made('g', { 'font-family': 'sans-serif', 'font-size': 11, fill: 'var(--ink)' });
  group.append(made('rect', { y: height, width, height: whole - height, fill: 'var(--raise)' }));
  let y = height + margin + lineHeight / 2;
  const next = (...elements: Element[]) => {
    group.append(...elements);
    y += lineHeight;
  };
  next(made('text', { x: margin, y, 'font-weight': 600 }, title));
  for (const { colour, bounds, count } of rows)
    next(
      made('rect', {
        x: margin,
        y: y - swatch + 2,
        width: swatch * 1.5,
        height: swatch,
        fill: colour ?? 'url(#no-figure)',
        stroke: 'var(--line)',
      }),
      made('text', { x: margin * 3, y }, bounds),
      made('text', { x: width / 2, y, fill: 'var(--ink2)' }, count),
    );
  for (const line of lines) next(made('text', { x: margin, y, 'font-size': 9, fill: 'var(--ink2)' }, line));
  picture.append(group);
  picture.setAttribute('viewBox', `0 0 ${width} ${whole}`);
  picture.setAttribute('height', String(whole));
}
