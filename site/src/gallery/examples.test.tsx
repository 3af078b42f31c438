import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { galleryRules } from '../../checks/html';
import { parts, sections } from './examples';

afterEach(() => vi.restoreAllMocks());

it.each(Object.entries({ ...parts(), ...sections() }))('%s', async (_name, examples) => {
  const warnings: unknown[] = [];
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => warnings.push(words));
  const body = Object.values(examples).map((element) => renderToStaticMarkup(element));
  expect(warnings).toEqual([]);

  const page = `<!DOCTYPE html><html lang="en"><head><title>All</title></head><body>\n${body.join('\n')}\n</body></html>`;
  const report = await new HtmlValidate(new StaticConfigLoader(galleryRules)).validateString(page);
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});
