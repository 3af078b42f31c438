// A small bar chart as SVG, on a light card of its own so that it reads in any theme.
const WIDTH = 720;
const ROW = 30;
const LABEL = 230;
const VALUE = 90;
const TOP = 44;

export type Bar = { label: string; value: number; text: string; own?: boolean };

export function barChart(title: string, bars: readonly Bar[]): string {
  const height = TOP + bars.length * ROW + 14;
  const most = Math.max(...bars.map(({ value }) => value));
  const room = WIDTH - LABEL - VALUE - 24;
  const rows = bars.map(({ label, value, text, own }, at) => {
    const y = TOP + at * ROW;
    const length = most > 0 ? Math.max(1, (value / most) * room) : 1;
    return [
      `<text x="${LABEL}" y="${y + 18}" text-anchor="end"${own ? ' font-weight="700"' : ''}>${escaped(label)}</text>`,
      `<rect x="${LABEL + 12}" y="${y + 4}" width="${length.toFixed(1)}" height="20" rx="3" fill="${own ? '#0b7a53' : '#a9b4ae'}"/>`,
      `<text x="${(LABEL + 20 + length).toFixed(1)}" y="${y + 18}"${own ? ' font-weight="700"' : ''}>${escaped(text)}</text>`,
    ].join('\n');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="system-ui, sans-serif" font-size="14" fill="#16201b">`,
    `<title>${escaped([title, ...bars.map(({ label, text }) => `${label} ${text}`)].join('; '))}</title>`,
    `<rect width="${WIDTH}" height="${height}" rx="8" fill="#fbfaf6"/>`,
    `<text x="20" y="28" font-size="15" font-weight="700">${escaped(title)}</text>`,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
