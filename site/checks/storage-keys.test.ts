import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cookies as page } from '../src/features/cookies/words.ts';
import { readSources } from './source-files.ts';
import { storageKeysIn } from './storage-keys.ts';

const keysIn = (text: string, path = 'islands/cart.ts') =>
  storageKeysIn([{ path, text }]).map(({ key }) => key);

describe('storageKeysIn', () => {
  test('reads strings, constants, templates and functions that make a key', () => {
    const code = [
      "const CART = 'cart'; const place = (id: string) => `draft:$" + '{id}:x`;',
      "localStorage.getItem('theme'); store.setItem(CART, ''); sessionStorage.removeItem(place('a'));",
      'localStorage.setItem(`seen:$' + '{x}`, y);',
    ];
    expect(keysIn(code.join('\n'))).toEqual(['theme', 'cart', 'draft:…', 'seen:…']);
  });

  test('reads a constant of the same name in each file', () => {
    const files = ['a', 'b'].map((key) => ({
      path: `${key}.ts`,
      text: `const KEY = '${key}'; store.getItem(KEY);`,
    }));
    expect(storageKeysIn(files).map(({ key }) => key)).toEqual(['a', 'b']);
  });

  test.each([
    'localStorage.setItem(name(), 1)',
    "localStorage.theme = 'dark'",
    "localStorage['theme']",
    "document.cookie = 'a=b'",
    "indexedDB.open('x')",
    'caches.open(name)',
  ])('refuses what it cannot read: %s', (text) => {
    expect(() => keysIn(text)).toThrow('islands/cart.ts');
  });
});

/** Cookies of the server, by name prefix in files that set the header. */
function cookiesIn(folder: string): string[] {
  const files = readSources(folder).filter(({ text }) => /header\(\s*'set-cookie'/i.test(text));
  return files.flatMap(({ path, text }) => {
    const names = [...text.matchAll(/'(__Host-[\w-]+)'/g)].map(([, name = '']) => name);
    if (names.length === 0) throw new Error(`${path}: cannot read the name of the cookie it sets.`);
    return names;
  });
}

// Reads all sources, which takes longer than a usual test.
test('the cookies page lists all that code keeps in a browser, and nothing else', () => {
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const sources = ['../src', '../../admin/src'].flatMap((folder) => readSources(at(folder)));
  const used = storageKeysIn(sources).map(({ key }) => key);
  const cookies = cookiesIn(at('../../server/src'));
  expect([...new Set([...used, ...cookies])].sort(), 'see content/pages/cookies.yaml').toEqual(
    page.stored.entries.map(({ key }) => key).sort(),
  );
});
