import { escapeMarkup } from '#domain/text.ts';
import { dataAddress, svgOf } from './kit/drawing/svg.ts';
import type { Block, Table } from './kit/model.ts';
import type { Report } from './model.ts';
import type { Format } from './kit/format.ts';
import { fill } from './kit/texts/index.ts';
import { formatOf } from './texts/index.ts';

/** One style sheet for screen and paper. It contains no address: the file loads nothing. */
const style = (paper: Report['paper']) =>
  `
:root{color-scheme:light;--ink:#1d2422;--quiet:#56605c;--line:#d5dad6;--accent:#1c6b58;--ground:#f4f3ec;--warning:#8a4b00}
*{box-sizing:border-box}body{margin:0 auto;padding:32px 28px 48px;max-width:860px;background:#fff;color:var(--ink);font:14px/1.5 "Noto Sans",Inter,"Segoe UI",system-ui,sans-serif}
header{display:flex;gap:24px;justify-content:space-between;align-items:flex-start;border-bottom:2px solid var(--accent);padding-bottom:14px}header img{max-height:64px;max-width:220px}
h1,h2,p,td,th,dd{unicode-bidi:plaintext}h1,h2{text-align:left}h1{font-size:26px;line-height:1.2;margin:0 0 4px;overflow-wrap:anywhere}h2{font-size:18px;color:var(--accent);margin:34px 0 8px;border-bottom:1px solid var(--line);padding-bottom:3px;overflow-wrap:anywhere}h3{font-size:14.5px;margin:18px 0 6px}
p{margin:6px 0}.quiet{color:var(--quiet);font-size:12.5px}.warning{color:var(--warning);border-left:3px solid var(--warning);padding-left:9px}.mark{background:var(--warning);color:#fff;font-weight:600;font-size:12.5px;padding:4px 10px;border-radius:3px;margin:0 0 14px}
nav ol{columns:2;margin:10px 0 0;padding-left:20px;font-size:13px}a{color:var(--accent)}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:10px;margin:12px 0}.figures div{border:1px solid var(--line);border-radius:6px;padding:8px 11px}.figures b{font-size:19px;font-weight:600;font-variant-numeric:tabular-nums}.figures small{display:block;color:var(--quiet)}
dl{display:grid;grid-template-columns:minmax(110px,max-content) 1fr;gap:3px 18px;margin:8px 0}dt{color:var(--quiet)}dd{margin:0;grid-column:2;text-align:left;overflow-wrap:anywhere}
figure{margin:12px 0}svg{display:block;width:100%;height:auto;max-height:none}.narrow{display:inline-block;width:48%;margin-right:1.5%;vertical-align:top}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:12.5px;font-variant-numeric:tabular-nums;margin:8px 0 2px}caption{text-align:left;font-weight:600;padding:3px 0}.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}th,td{padding:3px 8px;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}thead th{color:var(--quiet);font-weight:600;vertical-align:bottom}.n{text-align:right;white-space:nowrap;overflow-wrap:normal}thead .n{white-space:normal}tbody th{font-weight:400}tfoot td,tfoot th{font-weight:600}
footer{margin-top:40px;border-top:1px solid var(--line);padding-top:8px}
@page{size:${paper === 'letter' ? 'letter' : 'A4'};margin:17mm 15mm}@media print{body{padding:0;max-width:none;font-size:10.5pt}.page{break-before:page}h2,h3,caption{break-after:avoid}figure,.figures,tr{break-inside:avoid}.scroll{overflow:visible}nav{display:none}}
`.replaceAll('\n', '');

/** Addresses inside a text become links that a reader may follow; nothing is loaded from them. */
const linked = (text: string): string =>
  escapeMarkup(text).replaceAll(
    /https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:]/g,
    (address) => `<a href="${address}" rel="noreferrer noopener">${address}</a>`,
  );

function tableOf(
  { caption, columns: all, rows, maxRows = rows.length, total, remark }: Table,
  format: Format,
  words: Report['words'],
  withCaption: boolean,
): string {
  const columns = all.filter(({ onlyInFiles }) => !onlyInFiles);
  const side = columns.map(({ kind }) => (kind === 'number' ? ' class="n"' : ''));
  const head = columns.map(({ label }, index) => `<th scope="col"${side[index]}>${escapeMarkup(label)}</th>`).join('');
  const rowOf = (row: Table['rows'][number], isTotal = false) =>
    `<tr>${columns
      .map((column, index) => {
        const text = isTotal && row[column.key] === null ? '' : linked(format.cell(row[column.key], column));
        return index === 0 && text !== '' ? `<th scope="row"${side[0]}>${text}</th>` : `<td${side[index]}>${text}</td>`;
      })
      .join('')}</tr>`;
  const body = rows
    .slice(0, maxRows)
    .map((row) => rowOf(row))
    .join('');
  const left = rows.length - maxRows;
  return `<div class="scroll" tabindex="0" role="group" aria-label="${escapeMarkup(caption)}"><table><caption${withCaption ? '' : ' class="unseen"'}>${escapeMarkup(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody>${total ? `<tfoot>${rowOf(total, true)}</tfoot>` : ''}</table></div>${left > 0 ? `<p class="quiet">${escapeMarkup(fill(words.moreRows, { n: format.number(left, 0) }))}</p>` : ''}${remark ? `<p class="quiet">${linked(remark)}</p>` : ''}`;
}

function blockOf(block: Block, title: string, format: Format, words: Report['words']): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p${block.tone === 'body' ? '' : ` class="${block.tone}"`}>${linked(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'subtitle':
      return `<h3>${escapeMarkup(block.text)}</h3>`;
    case 'facts':
      return `<dl>${block.facts.map(({ label, text }, index) => `${label === block.facts[index - 1]?.label ? '' : `<dt>${escapeMarkup(label)}</dt>`}<dd>${linked(text)}</dd>`).join('')}</dl>`;
    case 'figures':
      return `<div class="figures">${block.figures.map(({ value, unit, label }) => `<div><b>${escapeMarkup(value)}</b> ${escapeMarkup(unit)}<small>${escapeMarkup(label)}</small></div>`).join('')}</div>`;
    case 'drawing':
      return `<figure${block.drawing.width < 300 ? ' class="narrow"' : ''}>${svgOf(block.drawing)}</figure>`;
    case 'table':
      return tableOf(block.table, format, words, block.table.caption !== title);
  }
}

/** The blocks of a section; each knows the title that stands above it. */
function blocksOf(blocks: Block[], format: Format, words: Report['words']): string {
  let title = '';
  return blocks
    .map((block) => {
      title = block.kind === 'subtitle' ? block.text : block.kind === 'drawing' ? (block.drawing.title ?? title) : title;
      return blockOf(block, title, format, words);
    })
    .join('');
}

/** The report as one HTML file: styles, pictures and charts inside, no script, nothing fetched from outside (its own content security policy forbids it). */
export function writeHtml(report: Report): string {
  const { title, subtitle, language, logo, mark, sections, words, paper } = report;
  const format = formatOf(language);
  const contents =
    sections.length < 3
      ? ''
      : `<nav aria-label="${escapeMarkup(words.contents)}"><ol>${sections.map((section, index) => `<li><a href="#s${index}">${escapeMarkup(section.title)}</a></li>`).join('')}</ol></nav>`;
  const body = sections
    .map(
      ({ title: heading, blocks, startsPage }, index) =>
        `<section id="s${index}" aria-labelledby="h${index}"${startsPage ? ' class="page"' : ''}><h2 id="h${index}">${escapeMarkup(heading)}</h2>${blocksOf(blocks, format, words)}</section>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="generator" content="Hectare"><title>${escapeMarkup(title)}</title><style>${style(paper)}</style></head>
<body>${mark ? `<aside class="mark" aria-label="${escapeMarkup(mark)}">${escapeMarkup(mark)}</aside>` : ''}<header><div><h1>${escapeMarkup(title)}</h1><p class="quiet">${escapeMarkup(subtitle)}</p></div>${logo ? `<img alt="" src="${dataAddress(logo.bytes, logo.type)}">` : ''}</header>${contents}
<main>${body}</main>
<footer class="quiet">${escapeMarkup(words.madeWith)}${mark ? ` · ${escapeMarkup(mark)}` : ''}</footer></body></html>
`;
}
