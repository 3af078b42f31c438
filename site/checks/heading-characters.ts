// Headings hold only characters that the display face has; any other would be set in a face that does not match.
import type { Font } from 'fontkitten';
import type { BuiltSite } from './built-site.ts';
import type { Finding } from './check.ts';

export function headingCharacters(site: BuiltSite, font: Pick<Font, 'hasGlyphForCodePoint'>): Finding {
  const headings = site.pages
    .filter((page) => !page.isRedirect && !page.isGallery)
    .flatMap((page) =>
      page.root
        .querySelectorAll('h1, h2, h3')
        .map((heading) => ({ where: page.address, text: heading.text.trim() })),
    );
  const problems = headings.flatMap(({ where, text }) => {
    const missing = [...new Set(text)].filter(
      (character) => !/\s/.test(character) && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    return missing.length === 0
      ? []
      : [
          {
            where,
            what: `"${text}": the font has no ${missing.join(' ')} (build/display-font.ts lists what it has)`,
          },
        ];
  });
  return { checked: `${headings.length} headings`, problems };
}
