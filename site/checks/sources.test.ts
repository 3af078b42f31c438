// Rules of CONTRIBUTING.md that Biome cannot check: islands, raw HTML, colours in tokens, facts stated once, and all that is
// kept in a browser on the cookies page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../build/dist-files.ts';
import { organisation } from '../src/facts/organisation.ts';
import { prices } from '../src/facts/prices.ts';
import { cookies } from '../src/features/cookies/words.ts';
import { countWord } from '../src/lib/format-text.ts';

type Source = { path: string; text: string };

const root = join(import.meta.dirname, '../..');
const TEST_FILE = /\.test\.tsx?$|fixture|\/test-/;
const readSources = (...folders: string[]): Source[] =>
  folders.flatMap((folder) =>
    listFiles(join(root, folder))
      .map((file) => `${folder}/${file}`)
      .filter((path) => /\.(?:astro|tsx?|mjs|css|svg|yaml|md)$/.test(path) && !TEST_FILE.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([match]) => match);

/** Both take HTML of sanitised or highlighted text. */
const TAKE_HTML = /\/(?:sections\/Prose\/Prose|components\/CodeBlock\/CodeBlock)\.tsx$/;
const HAVE_COLOURS = /\/(?:styles\/tokens|components\/cloth|assets\/drawings)\.css$/;

/** CSS colour names; system colours and `currentcolor` are allowed. */
const names =
  'black|white|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold|navy|teal|maroon|olive|lime|aqua|cyan|magenta|fuchsia|indigo|violet|crimson|coral|salmon|khaki|tomato|ivory|beige|(?:dark|light|medium|pale|deep)[a-z]+';
const hex = /(?<![\w&/-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)/gi;
const functions = /\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\([^)]*\)/gi;
const named = new RegExp(`(?<![\\w-])(?:${names})(?![\\w-])`, 'gi');

function brokenRules({ path, text }: Source): string[] {
  const markup = path.endsWith('.astro') ? text.replace(/^\s*---\n[\s\S]*?\n---/, '') : '';
  const islands = [...markup.matchAll(/\s(client:[a-z]+)/g)].map(([, directive = '']) => directive);
  const withoutScripts = text.replace(/<(?:script|style) is:inline[^<]* set:html=/g, '');
  const takesHtml = /\bset:html=|\bdangerouslySetInnerHTML=/.test(withoutScripts) && !TAKE_HTML.test(path);
  return [
    ...islands.flatMap((directive) =>
      !path.includes('/pages/')
        ? `has ${directive}: only a page says what it ships`
        : directive === 'client:touch'
          ? []
          : `has ${directive}: an island is client:touch`,
    ),
    ...(/\bgetStaticPaths\b/.test(text) && /\bAstro\.props\b/.test(text)
      ? ['reads Astro.props: the program passes the props of a listed page to propsOf(Astro)']
      : []),
    ...(takesHtml ? ['puts HTML into a page: words are text, and Prose takes what is safe'] : []),
    ...coloursIn(path, text).map((colour) => `names the colour ${colour}: colours live in styles/tokens.css`),
  ].map((what) => `${path} ${what}`);
}

function coloursIn(path: string, text: string): string[] {
  if (HAVE_COLOURS.test(path)) return [];
  if (path.endsWith('.css')) return coloursInCss(text);
  if (!/\.(?:astro|tsx?|svg)$/.test(path)) return [];
  const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  // In code a colour is a whole string: `fill="#0b5d4e"`, not the `#id` of a link.
  const strings = [...text.matchAll(/(\bhref=\{?)?(["'`])((?:(?!\2)[^\\\n])*)\2/g)];
  const whole = strings
    .filter(([, link]) => !link)
    .map(([, , , value = '']) => value.trim())
    .filter((value) => value && [hex, functions].some((pattern) => value.replace(pattern, '') === ''));
  const drawn = [...text.matchAll(/\b(?:fill|stroke|stop-color|stopColor|color)=["']([a-z]+)["']/g)];
  return [
    ...whole,
    ...drawn.flatMap(([, value = '']) => matches(value, named)),
    ...styles.flatMap(coloursInCss),
  ];
}

/** Only values count: `.red` may be a class. Derived colours are allowed: `rgb(from var(--ink) r g b / 50%)`. */
function coloursInCss(css: string): string[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  return [...code.matchAll(/(?<=[;{]\s*)[\w-]+\s*:([^;{}]*)(?=[;}])/g)].flatMap(([, value = '']) => [
    ...matches(value, hex),
    ...matches(value, functions).filter((each) => !each.includes('var(')),
    ...matches(value, named),
  ]);
}

describe('islands, HTML and colours', () => {
  it.each([
    ['src/layouts/Page.astro', '---\n---\n<Menu client:idle />', 'only a page'],
    ['src/pages/index.astro', '---\n---\n<Menu client:visible />', 'is client:touch'],
    ['src/pages/index.astro', '---\n---\n<Faq client:touch />', ''],
    [
      'src/pages/[a].astro',
      '---\nexport const getStaticPaths = list;\nconst { a } = Astro.props;\n---',
      'propsOf',
    ],
    [
      'src/pages/[a].astro',
      '---\nexport const getStaticPaths = list;\nconst { a } = propsOf(Astro);\n---',
      '',
    ],
    ['src/pages/index.astro', '<p set:html={words} />', 'puts HTML into a page'],
    ['src/pages/index.astro', '<script is:inline type="a/b" set:html={code} />', ''],
    ['src/a.tsx', '<p dangerouslySetInnerHTML={{ __html: words }} />', 'puts HTML into a page'],
    ['src/a.css', '.a { color: #fff }', '#fff'],
    ['src/a.css', '.a { border: 1px solid rgb(0 0 0 / 10%); }', 'rgb('],
    ['src/a.css', '.a { color: White; }', 'White'],
    ['src/a.css', '.red { color: var(--ink); background: color-mix(in srgb, var(--ink), transparent) }', ''],
    ['src/a.tsx', '<path fill="#0b5d4e" />', '#0b5d4e'],
    ['src/a.tsx', '<a href="#add"><path fill="currentColor" /></a>', ''],
  ])('are examined in %s: %j', (path, text, expected) => {
    expect(brokenRules({ path, text })).toEqual(expected ? [expect.stringContaining(expected)] : []);
  });

  it('keep the rules everywhere', () => {
    expect(readSources('site/src').flatMap(brokenRules)).toEqual([]);
  });
});

/** A string, or a template up to its first computed part. */
const literalOf = (code: string): string | undefined => {
  const [, , text, computed] = /^(['"`])([^'"`$]*)(\$\{)?/.exec(code) ?? [];
  return text === undefined ? undefined : text + (computed ? '…' : '');
};

/** All keys that code keeps in a browser, with `…` for computed parts. Throws on one that it cannot read. */
function storageKeysIn(sources: readonly Source[]): string[] {
  const constantsIn = ({ text }: Source) =>
    [...text.matchAll(/\bconst (\w+)(?:: \w+)? =(?: \([^)]*\)(?:: \w+)? =>)?\s+(['"`][^;\n]*)/g)].map(
      ([, name = '', value = '']) => [name, literalOf(value)] as const,
    );
  const everywhere = sources.flatMap(constantsIn);
  return sources.flatMap((source) => {
    // A file's own constants win over imported ones of the same name.
    const constants = new Map([...everywhere, ...constantsIn(source)]);
    const code = source.text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
    const hidden =
      /\b(?:local|session)Storage(?:\.(?!(?:[gs]et|remove)Item\b|clear\b|length\b)\w+|\[)|\bdocument\.cookie\b|\b(?:indexedDB|cookieStore)\b/.exec(
        code,
      );
    const used = [
      ...code.matchAll(/(?:\.(?:[gs]et|remove)Item|\bcaches\.open)\(\s*((['"`]).*?\2|[\w.]+)([,()]?)/g),
    ].map(([call, key = '']) => ({ call, key: literalOf(key) ?? constants.get(key) }));
    const unread = hidden?.[0] ?? used.find(({ key }) => key === undefined)?.call;
    if (unread !== undefined)
      throw new Error(
        `${source.path}: cannot read which key \`${unread}\` uses. Write it as a string, a template or a constant.`,
      );
    return used.map(({ key = '' }) => key);
  });
}

describe('what is kept in a browser', () => {
  const keysIn = (...texts: string[]) =>
    storageKeysIn(texts.map((text, at) => ({ path: `islands/${at}.ts`, text })));

  it('is read from strings, constants, templates and functions that make a key', () => {
    const code = [
      "const CART = 'cart'; const place = (id: string) => `draft:$" + '{id}:x`;',
      "localStorage.getItem('theme'); store.setItem(CART, ''); sessionStorage.removeItem(place('a'));",
      'localStorage.setItem(`seen:$' + '{x}`, y);',
    ];
    expect(keysIn(code.join('\n'))).toEqual(['theme', 'cart', 'draft:…', 'seen:…']);
    const [one, other] = ['a', 'b'].map((key) => `const KEY = '${key}'; store.getItem(KEY);`);
    expect(keysIn(one ?? '', other ?? '')).toEqual(['a', 'b']);
  });

  it.each([
    'localStorage.setItem(name(), 1)',
    "localStorage.theme = 'dark'",
    "localStorage['theme']",
    "document.cookie = 'a=b'",
    "indexedDB.open('x')",
    'caches.open(name)',
  ])('must be a key that can be read, not %s', (text) => {
    expect(() => keysIn(text)).toThrow('islands/0.ts');
  });

  it('is on the cookies page, with the cookies of the server, and nothing else is', () => {
    const keys = storageKeysIn(
      readSources('site/src', 'admin/src').filter(({ path }) => /\.(?:tsx?|astro|mjs)$/.test(path)),
    );
    const names = readSources('server/src')
      .filter(({ text }) => /header\(\s*'set-cookie'/i.test(text))
      .flatMap(({ path, text }) => {
        const found = [...text.matchAll(/'(__Host-[\w-]+)'/g)].map(([, name = '']) => name);
        if (found.length === 0) throw new Error(`${path}: cannot read the name of the cookie it sets.`);
        return found;
      });
    expect([...new Set([...keys, ...names])].sort(), 'see content/pages/cookies.yaml').toEqual(
      cookies.stored.entries.map(({ key }) => key).sort(),
    );
  });
});

/** An amount as text or data, not as part of a longer number. */
const amount = (value: number) => `(?<![\\d,.])(?:${value.toLocaleString('en-UG')}|${value})(?!,?\\d)`;

/** Only these phrases mean the trial. */
const trial = (days: string) =>
  `\\b(?:${days}[- ]days? free|trial of ${days} days|(?:free|try(?: it)?|plan you choose) for ${days} days|first ${days} days are free|${days} days, every feature)`;

it('the name of the company, prices and the length of the trial are stated in their facts alone', () => {
  const amounts = Object.values(prices.planPrices).flatMap(({ monthly, annual }) => [monthly, annual]);
  const caps = Object.values(prices.studentCaps).filter((cap) => cap !== null);
  const facts = new RegExp(
    [
      `\\b${organisation.name}\\b`,
      ...amounts.flatMap((price) => [amount(price), amount(price * 12)]),
      ...caps.map((cap) => `\\b[Uu]p to ${amount(cap)}`),
      ...[
        String(prices.trialDays),
        countWord(prices.trialDays),
        countWord(prices.trialDays).toLowerCase(),
      ].map(trial),
    ].join('|'),
  );
  const found = readSources('site/src', 'server/src', 'contract/src', 'sandbox/src')
    .filter(({ path }) => /\.(?:tsx?|astro|yaml|md)$/.test(path))
    .flatMap(({ path, text }) =>
      text
        .replaceAll('\u00a0', ' ')
        .split('\n')
        // Comments may use an example.
        .map((line) => line.replace(/^\s*(?:\/\/|\/?\*|#|<!--).*|\s(?:\/\/|\/\*).*$/, ''))
        .flatMap((line, at) => (facts.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
