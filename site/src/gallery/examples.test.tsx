// Every component has examples, and each of them renders to valid HTML without a word of complaint from React.
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { galleryRules } from '../../checks/html-rules';
import { componentExamples, folderOf } from './examples';

/** Component folders that need no examples of their own, each with the reason. */
const shownElsewhere: Record<string, string> = {
  'subjects/product/BarRows': 'stands in the examples of the attendance and the results panel',
  'subjects/product/Panel': 'stands in the examples of every panel',
};

const complaints: unknown[] = [];
beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => complaints.push(words));
});
afterEach(() => vi.restoreAllMocks());

it('every component folder has examples', () => {
  const sources = Object.keys(import.meta.glob('../{ui,sections,subjects/*}/*/*.tsx'));
  const components = sources.map(folderOf).filter((folder) => {
    const name = folder.slice(folder.lastIndexOf('/') + 1);
    return sources.includes(`../${folder}/${name}.tsx`);
  });
  const shown = componentExamples.map(({ folder }) => folder);
  const missing = [...new Set(components)].filter(
    (folder) => !shown.includes(folder) && !(folder in shownElsewhere),
  );
  expect(missing).toEqual([]);
});

describe.each(componentExamples)('$folder renders', ({ examples }) => {
  it.each(Object.entries(examples))('%s', (_example, element) => {
    expect(renderToStaticMarkup(element)).not.toBe('');
    expect(complaints).toEqual([]);
  });
});

it('the examples are valid HTML', { timeout: 30_000 }, async () => {
  const all = componentExamples.flatMap(({ folder, examples }) =>
    Object.entries(examples).map(([name, element]) => ({ name: `${folder}: ${name}`, element })),
  );
  // One document, since the validator takes as long over a short one: an example a line, which tells whose a mistake is,
  // and without the outlines of drawings, which are half of it.
  const lines = all.map(({ element }) =>
    renderToStaticMarkup(element)
      .replaceAll('\n', ' ')
      .replace(/ d="[^"]*"/g, ''),
  );
  const page = `<!DOCTYPE html><html lang="en"><head><title>All</title></head><body>\n${lines.join('\n')}\n</body></html>`;
  const report = await new HtmlValidate(new StaticConfigLoader(galleryRules)).validateString(page);
  const mistakes = report.results
    .flatMap(({ messages }) => messages)
    .map(({ line, message }) => `${all[line - 2]?.name}: ${message}`);
  expect(mistakes).toEqual([]);
});
