import { describe, expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import { pageOf } from './fixtures.ts';
import { html } from './html.ts';

describe('html', () => {
  const rulesBroken = async (body: string) => {
    const { problems } = await html(siteOf({ 'index.html': pageOf({ body }) }));
    return problems.map(({ what }) => /\[(.*)\]/.exec(what)?.[1]);
  };

  test.each([
    ['an id used twice', '<p id="a">1</p><p id="a">2</p>', 'no-dup-id'],
    ['a div in a paragraph', '<p><span><div>1</div></span></p>', 'element-permitted-content'],
    ['a list without its role', '<ul><li>1</li></ul>', 'own/list-role'],
    ['a style in the body', '<style>a{}</style>', 'own/style-in-body'],
  ])('%s is a problem', async (_name, body, rule) => {
    expect(await rulesBroken(body)).toContain(rule);
  });

  test('a script behind the body is a problem', async () => {
    const page = pageOf({ body: '<p>1</p>' }).replace('</html>', '<script>x</script></html>');
    const { problems } = await html(siteOf({ 'index.html': page }));
    expect(problems.map(({ what }) => what)).toContainEqual(expect.stringContaining('own/behind-the-body'));
  });
});
