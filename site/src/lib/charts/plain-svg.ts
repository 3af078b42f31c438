// A drawing of a chart (ui/Chart, ui/UgandaMap) as a file of its own: it says its colours itself, where a page leaves
// them to its stylesheet. For PDFs and whatever else shows SVG without one.

/** What a drawing's class names stand for, as the tokens of a theme state them. */
export type ChartColours = {
  ink: string;
  quiet: string;
  brand: string;
  warm: string;
  accent: string;
  line: string;
  lineStrong: string;
  band: string;
};

export type PlainSvgOptions = {
  colours: ChartColours;
  /** For a drawing whose places are percentages. */
  width?: number;
  font?: string;
};

/** `markup` is one `<svg>` as React or the survey writes it. What it means stands in its `aria-label` or beside it. */
export function plainSvg(markup: string, { colours, width, font = 'sans-serif' }: PlainSvgOptions): string {
  const paint: Record<string, string> = {
    track: `fill="${colours.line}"`,
    band: `fill="${colours.band}"`,
    brand: `fill="${colours.brand}"`,
    quiet: `fill="${colours.lineStrong}"`,
    warm: `fill="${colours.warm}"`,
    accent: `fill="${colours.accent}"`,
    mark: `fill="${colours.ink}"`,
    faint: `fill="${colours.quiet}"`,
  };
  const painted = markup
    .replace(/ class="([^"]*)"/g, (_, names: string) => {
      const known = names.split(' ').flatMap((name) => paint[name] ?? []);
      return known[0] ? ` ${known[0]}` : '';
    })
    .replace(/<text(?![^>]*fill=)/g, `<text fill="${colours.ink}"`)
    .replace(/<text/g, `<text font-family="${font}" font-size="12"`);
  return painted
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/ width="100%"/, () => (width ? ` width="${width}"` : ''));
}
