import { escapeMarkup } from '#domain/text.ts';
import { dataAddress, svgOf } from './kit/drawing/svg.ts';
import type { Block, Fact, Table, VerdictSentence } from './kit/model.ts';
import { firstSentences } from './kit/verdict-groups.ts';
import type { Report } from './model.ts';
import { cellWriter } from './kit/shown-cells.ts';
import type { Format } from './kit/format.ts';
import { fill } from './kit/texts/index.ts';
import { formatOf } from './texts/index.ts';

/** One style sheet for every screen, from a phone to a wall, and for paper. It contains no address: the file loads nothing. */
const style = (paper: Report['paper']) =>
  `
:root{color-scheme:light dark;--paper:#fff;--ink:#1d2422;--quiet:#56605c;--line:#d5dad6;--accent:#1c6b58;--card:#f4f6f3;--warning:#8a4b00;--here:#1c6b58;--changed:#2a6ea6;--worry:#b4531f;--missing:#66716c}
@media (prefers-color-scheme:dark){:root{--paper:#141817;--ink:#e4e9e6;--quiet:#a4afaa;--line:#38413d;--accent:#6fc3a8;--card:#1c2220;--warning:#e8a862;--here:#6fc3a8;--changed:#7fb3dd;--worry:#ea9a68;--missing:#a4afaa}}
*{box-sizing:border-box}html{font-size:clamp(14px,.42vw + 9.5px,34px)}body{margin:0 auto;padding:2rem 1.6rem 3rem;max-width:66rem;background:var(--paper);color:var(--ink);font:1rem/1.5 "Noto Sans",Inter,"Segoe UI",system-ui,sans-serif;overflow-wrap:break-word}
header{display:flex;gap:1.5rem;justify-content:space-between;align-items:flex-start;border-bottom:2px solid var(--accent);padding-bottom:.9rem}header>div{min-width:0}header img{max-height:4.5rem;max-width:40%;background:#fff;border-radius:3px}
h1,h2,p,td,th,dd,li{unicode-bidi:plaintext}h1,h2{text-align:left;overflow-wrap:anywhere}h1{font-size:1.85rem;line-height:1.2;margin:0 0 .25rem}h2{font-size:1.3rem;color:var(--accent);margin:2.4rem 0 .6rem;border-bottom:1px solid var(--line);padding-bottom:.2rem}h3{font-size:1.05rem;margin:1.4rem 0 .4rem}
p{margin:.45rem 0;max-width:46rem}.quiet{color:var(--quiet);font-size:.9rem}.warning{color:var(--warning);border-left:3px solid var(--warning);padding-left:.6rem}.mark{background:#8a4b00;color:#fff;font-weight:600;font-size:.9rem;padding:.3rem .7rem;border-radius:3px;margin:0 0 1rem}
nav ol{columns:2;margin:.8rem 0 0;padding-left:1.4rem;font-size:.93rem}a{color:var(--accent)}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(10rem,1fr));gap:.7rem;margin:.8rem 0}.figures div{border:1px solid var(--line);border-radius:6px;padding:.5rem .8rem}.figures b{font-size:1.35rem;font-weight:600;font-variant-numeric:tabular-nums}.figures small{display:block;color:var(--quiet)}
dl{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.2rem 1.3rem;margin:.6rem 0}dt{color:var(--quiet)}dd{margin:0;grid-column:2;text-align:left;overflow-wrap:anywhere;max-width:46rem}
dl.key{grid-template-columns:repeat(auto-fill,minmax(7rem,1fr));gap:.7rem 1rem;margin:0}.key div{display:flex;flex-direction:column-reverse;justify-content:flex-end}.key dt{font-size:.86rem;line-height:1.3}.key dd{font-size:1.15rem;font-weight:600;line-height:1.3}
figure{margin:0}svg{display:block;width:100%;height:auto;background:#fff;border-radius:3px}.wide{margin:.8rem 0}.narrow{display:inline-block;width:48%;margin:.6rem 1.5% .6rem 0;vertical-align:top}
.beside{display:grid;grid-template-columns:minmax(0,1.6fr) minmax(0,1fr);gap:1.4rem;align-items:start;margin:.4rem 0 1rem}.overview{display:grid;grid-template-columns:minmax(0,2.2fr) minmax(0,1fr);gap:1.4rem;margin:1.2rem 0}.overview .key{grid-template-columns:1fr 1fr;margin-top:.8rem}.locator{max-width:16rem}
.verdict{display:grid;grid-template-columns:10rem minmax(0,1fr);gap:0 1rem;border-top:1px solid var(--line);padding:.6rem 0}.verdict h3{margin:0}ul.verdicts{list-style:none;margin:0 0 .6rem;padding:0;max-width:52rem}ul.verdicts li{position:relative;padding-left:1.1rem;margin:0 0 .35rem}ul.verdicts li::before{content:"";position:absolute;left:0;top:.5em;width:.5em;height:.5em;background:currentColor}
.k-here::before,.h-here{color:var(--here)}.k-changed::before,.h-changed{color:var(--changed)}.k-worry::before,.h-worry{color:var(--worry)}.k-missing::before,.h-missing{color:var(--missing)}
.scroll{overflow-x:auto;max-width:100%}table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums;margin:.6rem 0 .2rem}caption{text-align:left;font-weight:600;padding:.2rem 0}.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}th,td{padding:.22rem .6rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}thead th{color:var(--quiet);font-weight:600;vertical-align:bottom}.n{text-align:right;white-space:nowrap}thead .n{white-space:normal}tbody th{font-weight:400;min-width:5rem}tfoot td,tfoot th{font-weight:600}
footer{margin-top:3rem;border-top:1px solid var(--line);padding-top:.6rem}
@media (max-width:44rem){body{padding:1rem .9rem 2rem}nav ol{columns:1}.beside,.overview,.verdict{grid-template-columns:minmax(0,1fr)}.beside{gap:.7rem}.verdict h3{margin-bottom:.3rem}dl:not(.key){grid-template-columns:minmax(0,1fr)}dd{grid-column:1;margin-bottom:.4rem}.narrow{width:100%;margin-right:0}header{flex-wrap:wrap}header img{max-width:60%}}
@page{size:${paper === 'letter' ? 'letter' : 'A4'};margin:17mm 15mm}@media print{:root{color-scheme:light;--paper:#fff;--ink:#1d2422;--quiet:#56605c;--line:#d5dad6;--accent:#1c6b58;--warning:#8a4b00;--here:#1c6b58;--changed:#2a6ea6;--worry:#b4531f;--missing:#66716c}html{font-size:10.5pt}body{padding:0;max-width:none}.page{break-before:page}h2,h3,caption{break-after:avoid}figure,.figures,.beside,.overview,.verdict,tr{break-inside:avoid}.scroll{overflow:visible}nav{display:none}}
`.replaceAll('\n', '');

/** Addresses inside a text become links that a reader may follow; nothing is loaded from them. */
const linked = (text: string): string =>
  escapeMarkup(text).replaceAll(
    /https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:]/g,
    (address) => `<a href="${address}" rel="noreferrer noopener">${address}</a>`,
  );

function tableOf(table: Table, format: Format, words: Report['words'], withCaption: boolean): string {
  const { caption, sheet, columns: all, rows, place, maxRows = rows.length, total, remark } = table;
  if (place === 'silent') return '';
  if (place === 'files')
    return `<p class="quiet">${escapeMarkup(fill(words.inFiles, { n: format.quantity(rows.length, 'count'), sheet: sheet ?? caption }))}</p>`;
  const columns = all.filter(({ onlyInFiles }) => !onlyInFiles);
  const side = columns.map(({ kind }) => (kind === 'number' ? ' class="n"' : ''));
  const head = columns.map(({ label }, index) => `<th scope="col"${side[index]}>${escapeMarkup(label)}</th>`).join('');
  const textOf = cellWriter(table, format);
  const rowOf = (row: Table['rows'][number], isTotal = false) =>
    `<tr>${columns
      .map((column, index) => {
        const text = isTotal && (row[column.key] ?? null) === null ? '' : linked(textOf(row, column));
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

/** sentences of a kind before the topics */
const maxSentences = 5;

const keyFacts = (facts: Fact[]): string =>
  facts.length === 0
    ? ''
    : `<dl class="key">${facts.map(({ label, text }) => `<div><dt>${escapeMarkup(label)}</dt><dd>${linked(text)}</dd></div>`).join('')}</dl>`;

const verdictList = (sentences: readonly VerdictSentence[]): string =>
  `<ul class="verdicts">${sentences.map(({ kind, text }) => `<li class="k-${kind}">${linked(text)}</li>`).join('')}</ul>`;

/** The first page: map and key figures side by side, on a phone one below the other, then the sentences. */
function overviewOf({ map, locator, facts, groups, note }: Block & { kind: 'overview' }): string {
  const pictures = `<div class="overview">${map ? `<figure>${svgOf(map)}</figure>` : ''}<div>${locator ? `<figure class="locator">${svgOf(locator)}</figure>` : ''}${keyFacts(facts)}</div></div>`;
  const told = groups.map(
    (group) =>
      `<div class="verdict"><h3 class="h-${group.sentences[0]?.kind ?? 'here'}">${escapeMarkup(group.title)}</h3>${verdictList(firstSentences(group, maxSentences))}</div>`,
  );
  return `${pictures}${told.join('')}<p class="quiet">${escapeMarkup(note)}</p>`;
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
      return `<figure class="${block.drawing.width < 300 ? 'narrow' : 'wide'}">${svgOf(block.drawing)}</figure>`;
    case 'beside':
      return `<h3>${escapeMarkup(block.title)}</h3><div class="beside"><figure>${svgOf(block.drawing)}</figure><div>${keyFacts(block.facts)}${block.notes.map((text) => `<p class="quiet">${linked(text)}</p>`).join('')}</div></div>`;
    case 'verdicts':
      return verdictList(block.sentences);
    case 'overview':
      return overviewOf(block);
    case 'table':
      return tableOf(block.table, format, words, block.table.caption !== title);
  }
}

/** The blocks of a section; each knows the title that stands above it. */
function blocksOf(blocks: Block[], format: Format, words: Report['words']): string {
  let title = '';
  return blocks
    .map((block) => {
      title = block.kind === 'subtitle' ? block.text : block.kind === 'beside' ? block.title : title;
      return blockOf(block, title, format, words);
    })
    .join('');
}

/** The report as one HTML file: styles, pictures and charts inside, no script, nothing fetched from outside (its own content security policy forbids it). */
export function writeHtml(report: Report): string {
  const { title, subtitle, language, logo, mark, sections, words, paper } = report;
  const format = formatOf(report);
  const contents =
    sections.length < 3
      ? ''
      : `<nav aria-label="${escapeMarkup(words.contents)}"><ol>${sections.map((section, index) => `<li><a href="#s${index}">${escapeMarkup(section.title)}</a></li>`).join('')}</ol></nav>`;
  const body = sections
    .map(
      ({ title: heading, blocks, startsPage }, index) =>
        `<section id="s${index}" aria-labelledby="h${index}"${startsPage === 'always' ? ' class="page"' : ''}><h2 id="h${index}">${escapeMarkup(heading)}</h2>${blocksOf(blocks, format, words)}</section>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="generator" content="Hectare"><title>${escapeMarkup(title)}</title><style>${style(paper)}</style></head>
<body>${mark ? `<aside class="mark" aria-label="${escapeMarkup(mark)}">${escapeMarkup(mark)}</aside>` : ''}<header><div><h1>${escapeMarkup(title)}</h1><p class="quiet">${escapeMarkup(subtitle)}</p></div>${logo ? `<img alt="" src="${dataAddress(logo.bytes, logo.type)}">` : ''}</header>${contents}
<main>${body}</main>
<footer class="quiet">${escapeMarkup(words.madeWith)}${mark ? ` · ${escapeMarkup(mark)}` : ''}</footer></body></html>
`;
}
