import { expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import { pageOf } from './fixtures.ts';
import { html } from './html.ts';

const page = (body: string) => pageOf({ body });

test.each([
  ['an id used twice', page('<p id="a">1</p><p id="a">2</p>'), 'no-dup-id'],
  ['a div in a paragraph', page('<p><span><div>1</div></span></p>'), 'element-permitted-content'],
  ['a list without its role', page('<ul><li>1</li></ul>'), 'own/list-role'],
  ['a style in the body', page('<style>a{}</style>'), 'own/style-in-body'],
  [
    'a script behind the body',
    page('').replace('</html>', '<script>x</script></html>'),
    'own/behind-the-body',
  ],
])('%s is a problem', async (_name, text, rule) => {
  const { problems } = await html(siteOf({ 'index.html': text }));
  expect(problems.map(({ what }) => /\[(.*)\]/.exec(what)?.[1])).toContain(rule);
});
