// The desk names the site's classes, so a renamed class must fail here, not on a visitor's screen.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { classes } from './problem-page.ts';

it.each(Object.values(classes))('the site still has the class %s', (name) => {
  const [component = '', local = ''] = name.split('-module_');
  const file = new URL(`../../../site/src/ui/${component}/${component}.module.css`, import.meta.url);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\.${local}\\b`));
});
