// The page that all pictures lie on: one row for each page and state, and beside each picture the same of another commit.
// It opens from the disk, so all of it is in one file, and what can be chosen is chosen by CSS.

/** One window in one theme. Paths are from the sheet; a side that has none was not there. */
export type Pair = {
  width: number;
  theme: string;
  now?: string | undefined;
  before?: string | undefined;
  changed: boolean;
};
export type Row = { name: string; kind: 'page' | 'state'; pairs: readonly Pair[] };

export type Sheet = {
  /** What is shown, and what beside it. */
  now: string;
  before?: string | undefined;
  rows: readonly Row[];
  widths: readonly number[];
  themes: readonly string[];
  /** What could not be reached, and why. */
  missed: readonly string[];
};

export function contactSheet({ now, before, rows, widths, themes, missed }: Sheet): string {
  const changed = rows.filter(isChanged);
  const counts = before
    ? `${changed.length} of ${rows.length} differ from ${before}.`
    : `${rows.length} pages and states.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Look: ${text(now)}</title>
<style>${style(widths, themes)}</style>
</head>
<body>
<header>
<h1>${text(now)}${before ? ` <small>beside ${text(before)}</small>` : ''}</h1>
<p>${text(counts)}</p>
<form>
${choice('width', ['all', ...widths.map(String)])}
${choice('theme', ['all', ...themes])}
${choice('size', ['small', 'large'])}
${before ? '<label><input type="checkbox" id="changed" checked> only what differs</label>' : ''}
</form>
${before ? index(changed) : ''}
</header>
<main>
${rows.map((row) => rowHtml(row, before)).join('\n')}
</main>
${missed.length > 0 ? `<footer><h2>Not seen</h2><ul>${missed.map((each) => `<li>${text(each)}</li>`).join('')}</ul></footer>` : ''}
</body>
</html>
`;
}

const isChanged = ({ pairs }: Row): boolean => pairs.some(({ changed }) => changed);
const anchor = (name: string): string => encodeURIComponent(name.replace(/\s+/g, '-'));

function index(rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  return `<nav>${rows.map(({ name }) => `<a href="#${anchor(name)}">${text(name)}</a>`).join(' ')}</nav>`;
}

function choice(name: string, values: readonly string[]): string {
  const radios = values.map(
    (value, nth) =>
      `<label><input type="radio" name="${name}" id="${name}-${value}"${nth === 0 ? ' checked' : ''}> ${text(value)}</label>`,
  );
  return `<fieldset><legend>${text(name)}</legend>${radios.join('')}</fieldset>`;
}

function rowHtml(row: Row, before: string | undefined): string {
  const id = text(decodeURIComponent(anchor(row.name)));
  return `<section id="${id}" data-kind="${row.kind}"${isChanged(row) ? ' data-changed' : ''}>
<h2>${text(row.name)}</h2>
<div class="row">${row.pairs.map((pair) => pairHtml(pair, before !== undefined)).join('')}</div>
</section>`;
}

function pairHtml(pair: Pair, beside: boolean): string {
  const { width, theme, now, before, changed } = pair;
  const note = !beside ? '' : !before ? ', new' : !now ? ', gone' : changed ? ', differs' : '';
  const sides = [beside && changed ? side(before, 'before') : '', side(now, 'now')].join('');
  return `<figure data-width="${width}" data-theme="${theme}"${changed ? ' data-changed' : ''}><figcaption>${width} px, ${theme}${note}</figcaption><div class="frame">${sides}</div></figure>`;
}

function side(path: string | undefined, label: string): string {
  if (!path) return `<p>Not there ${label}.</p>`;
  return `<a href="${text(path)}"><img src="${text(path)}" alt="${label}" loading="lazy"></a>`;
}

function style(widths: readonly number[], themes: readonly string[]): string {
  const hide = [
    ...widths.map((width) => [`width-${width}`, `figure:not([data-width="${width}"])`]),
    ...themes.map((theme) => [`theme-${theme}`, `figure:not([data-theme="${theme}"])`]),
    ['changed', ':is(section, figure):not([data-changed])'],
  ].map(([id, what]) => `body:has(#${id}:checked) ${what}`);
  return `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{margin:0}
header,section,footer{padding:1rem 1.5rem}
header{border-bottom:1px solid}
h1{font-size:1.5rem;margin:0}h1 small{font-weight:400}
h2{font-size:1.1rem;margin:0 0 .5rem}
p{margin:.25rem 0}
form,fieldset{display:flex;flex-wrap:wrap;gap:.25rem 1rem}
fieldset{border:0;padding:0;margin:0;gap:.25rem .6rem}legend{float:left;font-weight:600}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin-top:.5rem}
.row{display:flex;gap:1rem;overflow-x:auto;align-items:start;padding-bottom:.5rem}
figure{margin:0;flex:none}
figcaption{font-size:.85rem}
.frame{display:flex;align-items:start;gap:4px;max-height:30rem;overflow-y:auto;border:1px solid #8888}
.frame p{width:12rem;padding:1rem}
img{display:block;width:17rem}
figure[data-width="360"] img{width:11rem}
figure[data-changed] figcaption{font-weight:600}
body:has(#size-large:checked) .frame{max-height:none}
body:has(#size-large:checked) img{width:auto}
${hide.join(',\n')}{display:none}
`;
}

function text(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
