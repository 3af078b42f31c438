// The tests' own instruments: each one finds what it is made to find, on small pages made for it.
import { expect } from '@playwright/test';
import { axeProblems } from './axe.ts';
import { brokenNumbers, overlapping } from './clashing-text.ts';
import { watch } from './console-and-requests.ts';
import { unseenStopsInMain } from './keyboard-focus.ts';
import { test } from './shared-pages.ts';
import { stickingOut, stickingOutAt } from './sideways-scroll.ts';
import { withWideText } from './text-spacing.ts';
import { invisibleText, mainLines } from './visible-text.ts';
import { seenAsServed, seenWithoutScript } from './without-script.ts';

const around = (main: string, style = '') => `<!doctype html><html lang="en"><head><title>Test</title>
  <style>a:focus-visible { outline: 3px solid } ${style}</style></head>
  <body><header>Header</header><main><h1>Title</h1>${main}</main><footer><a href="/">Home</a></footer></body></html>`;

test('what sticks out of the window is named', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent(around('<div class="wide">Wide</div>', '.wide { width: 400px }'));
  expect(await stickingOut(page)).toEqual([expect.stringContaining('class="wide"')]);
  await page.setContent(
    around(
      '<div class="box"><div class="wide">Wide</div></div>',
      '.box { overflow: auto } .wide { width: 400px }',
    ),
  );
  expect(await stickingOut(page)).toEqual([]);
});

test('a sum or a time that is broken over two lines is named', async ({ page }) => {
  const words = '<p>UGX 1,440,000</p><p>01:04:00</p>';
  await page.setContent(around(words));
  expect(await page.evaluate(brokenNumbers)).toEqual([]);
  await page.setContent(around(words, 'p { width: 3.5ch; overflow-wrap: anywhere }'));
  expect(await page.evaluate(brokenNumbers)).toEqual([
    '1,440,000 in "UGX 1,440,000"',
    '01:04:00 in "01:04:00"',
  ]);
});

test('a stop without a focus ring, or beneath the header, is named', async ({ page }) => {
  // Low, so that a few links have to scroll.
  await page.setViewportSize({ width: 640, height: 320 });
  const links = Array.from({ length: 12 }, (_, at) => `<p><a href="/${at}">Link ${at}</a></p>`).join('');
  await page.setContent(around(links));
  expect(await unseenStopsInMain(page)).toEqual({ stops: 12, problems: [] });

  await page.setContent(around(links, '[href="/7"]:focus-visible { outline: none }'));
  expect((await unseenStopsInMain(page)).problems).toEqual([expect.stringMatching(/Link 7: .*focus ring/)]);

  const date = '<label>Day <input type="date"></label>';
  await page.setContent(around(date, 'input:focus-visible { outline: 3px solid }'));
  expect((await unseenStopsInMain(page)).problems).toEqual([]);
  await page.setContent(around(date, 'input:focus-visible { outline: none }'));
  expect((await unseenStopsInMain(page)).problems).toContainEqual(expect.stringContaining('focus ring'));

  const cover = 'header { position: sticky; top: 0; height: 200px; background: white }';
  await page.setContent(around(links, cover));
  expect((await unseenStopsInMain(page)).problems).toContainEqual(expect.stringContaining('covered'));
  await page.setContent(around(links, `${cover} html { scroll-padding-top: 220px }`));
  expect((await unseenStopsInMain(page)).problems).toEqual([]);
});

test('text that cannot be seen is named, text that is folded is not', async ({ page }) => {
  const main = '<p class="late">Waits</p><details><summary>More</summary><p>Folded</p></details>';
  await page.setContent(around(main, '.late { opacity: 0 }'));
  expect(await page.evaluate(invisibleText)).toEqual(['Waits']);
  expect(await mainLines(page)).toContain('Title');
});

test('what sticks out or is cut off once text is larger or wider is named', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const large = '<div class="large">Large</div>';
  await page.setContent(around(large, '.large { width: 15rem }'));
  expect(await stickingOutAt(page, ['125%', '150%'])).toEqual({
    '125%': [],
    '150%': [expect.stringContaining('class="large"')],
  });
  // It is put back.
  expect(await stickingOut(page)).toEqual([]);

  await page.setContent(
    around('<p class="cut">Words</p>', '.cut { overflow: hidden; height: 1.1em; line-height: 1 }'),
  );
  expect(await withWideText(page)).toEqual({ out: [], cut: [expect.stringContaining('class="cut"')] });
  await page.setContent(
    around(
      '<p class="row">Wide words that fit</p>',
      '.row { white-space: nowrap; width: min-content; font: 30px monospace }',
    ),
  );
  expect(await stickingOut(page)).toEqual([expect.stringContaining('class="row"')]);
  await page.setContent(
    around(
      '<p class="row">Words that fit</p>',
      '.row { white-space: nowrap; width: min-content; font: 33px monospace }',
    ),
  );
  expect(await stickingOut(page)).toEqual([]);
  expect((await withWideText(page)).out).toEqual([expect.stringContaining('class="row"')]);
  expect(await stickingOut(page)).toEqual([]);
});

test('a page that is not painted is measured like any other', async ({ shared: { unpainted: page } }) => {
  const two =
    '<p class="on">One text</p><p class="on">Another text</p><p class="pale">Pale</p><p class="late">Late</p>';
  const style =
    '.on { position: absolute; top: 400px } .pale { color: silver; background: white } .late { opacity: 0 }';
  await page.goto('about:blank');
  await page.setContent(around(`${two}<div class="wide">Wide</div>`, `${style} .wide { width: 2000px }`));
  expect(await page.evaluate(overlapping)).toEqual(['"One text" on "Another text"']);
  expect(await stickingOut(page)).toEqual([expect.stringContaining('class="wide"')]);
  expect(await page.evaluate(invisibleText)).toEqual(['Late']);
  expect(await axeProblems(page)).toContainEqual(expect.stringContaining('color-contrast at .pale'));
  await page.setContent(around('<a href="/x">Link</a>', 'a:focus-visible { outline: none }'));
  expect((await unseenStopsInMain(page)).problems).toEqual([expect.stringContaining('focus ring')]);
});

test('what is only there with a script is noticed', async ({ page, baseURL }) => {
  const served = async (main: string, style: string, script: string) => {
    const body = around(main, style).replace('</body>', `<script>${script}</script></body>`);
    await page.route('**/made-up', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${baseURL}/made-up`);
    return { lines: await mainLines(page), seen: await seenAsServed(page) };
  };
  const root = 'document.documentElement.dataset.scripted = ""; document.body.className = "on"';

  const plain = await served('<p>Plain</p>', '', root);
  expect(plain.seen).toEqual({ lines: ['Title', 'Plain'], waiting: [] });
  // Everything is as before.
  expect(
    await page.evaluate(() => [document.documentElement.dataset.scripted, document.body.className]),
  ).toEqual(['', 'on']);

  const late = await served('<p>Waits</p>', 'html:not([data-scripted]) p { opacity: 0 }', root);
  expect(late.seen?.waiting).toEqual(['Waits']);
  const gone = await served('<p>Missing</p>', 'body:not(.on) p { display: none }', root);
  expect(gone.lines).toContain('Missing');
  expect(gone.seen?.lines).toEqual(['Title']);

  // What a script has changed, and what only those without one are told, is to be loaded without.
  const added = await served('<p>Old</p>', '', 'document.querySelector("p").textContent = "New"');
  expect(added.seen).toBeUndefined();
  expect((await served('<noscript><p>None</p></noscript>', '', '')).seen).toBeUndefined();
});

test('without a script, the words of controls that wait for one are its own', async ({
  shared: { unscripted },
}) => {
  await unscripted.goto('about:blank');
  await unscripted.setContent(
    around('<button hidden>Copy</button><p class="late">Waits</p>', '.late { opacity: 0 }'),
  );
  const { lines, waiting } = await seenWithoutScript(unscripted);
  expect(lines).toEqual(expect.arrayContaining(['Title', 'Copy']));
  expect(waiting).toEqual(['Waits']);
});

test('axe finds pale text', async ({ page }) => {
  await page.setContent(around('<p class="pale">Pale</p>', '.pale { color: silver; background: white }'));
  expect(await axeProblems(page)).toEqual([expect.stringContaining('color-contrast at p')]);
  expect(await axeProblems(page, { coloursOnly: true })).toHaveLength(1);
  expect(await axeProblems(page, { without: ['.pale'] })).toEqual([]);
});

test('of each kind of text axe is asked once', async ({ page }) => {
  const style = '.pale { color: #777; background: white } .dim { background: #ddd } .late { color: #777 }';
  const wellSeen = new Set<string>();
  await page.setContent(
    around('<p class="pale">Grey</p><p class="pale">Grey</p>', style.replace('#777', '#666')),
  );
  expect(await axeProblems(page, { wellSeen })).toEqual([]);
  const kinds = wellSeen.size;
  expect(await axeProblems(page, { wellSeen, coloursOnly: true })).toEqual([]);
  expect(wellSeen.size).toBe(kinds);

  // The same colour on another ground is another kind, and what is not well is never passed over.
  const onAnother = '<div class="dim"><p class="late">Grey</p><p class="late">Grey</p></div>';
  await page.setContent(around(onAnother, style));
  expect(await axeProblems(page, { wellSeen })).toEqual([expect.stringContaining('color-contrast at p')]);
  expect(await axeProblems(page, { wellSeen, coloursOnly: true })).toHaveLength(1);

  // Out of the flow, on a ground of its own or over nothing, is no kind of its own; a pixel's text is none.
  const bar = '<div class="bar"><p>Bar</p></div><p class="aside">Aside</p><p><b class="tiny">Tiny</b></p>';
  const out =
    '.bar { position: sticky; top: 0; background: white; color: black } .aside { position: absolute; top: 300px } .tiny { position: absolute; width: 1px; overflow: hidden }';
  await page.setContent(around(bar, out));
  await axeProblems(page, { wellSeen });
  expect([...wellSeen].filter((kind) => kind.includes(`${new URL(page.url()).pathname} 1280`))).toEqual([]);

  // Text that lies over something is asked for itself.
  const over =
    'div, .over { position: absolute; top: 50%; left: 0 } div { background: #333; width: 9em; height: 9em }';
  await page.setContent(around('<div></div><p class="over">Over</p>', over));
  expect(await axeProblems(page, { wellSeen })).toEqual([expect.stringContaining('#333333')]);
});

test('axe asks elements and colours in one run, and links within a text too', async ({ page }) => {
  const style = 'p { color: #555; background: white } a { color: #444; text-decoration: none }';
  const main = '<p>Words before a <a href="/x">link</a> and after.</p><img src="data:,">';
  await page.setContent(around(main, style));
  const both = [
    expect.stringContaining('image-alt at img'),
    expect.stringContaining('link-in-text-block at a'),
  ];
  expect((await axeProblems(page)).sort()).toEqual(both);
  const wellSeen = new Set<string>();
  expect((await axeProblems(page, { wellSeen })).sort()).toEqual(both);
  // What was found is found again.
  expect(await axeProblems(page, { wellSeen, coloursOnly: true })).toEqual(both.slice(1));
});

test('console messages and requests to other hosts are heard', async ({ page }) => {
  const watched = watch(page);
  await page.route('https://example.org/**', (route) => route.abort());
  await page.setContent(
    around('<img src="https://example.org/a.png" alt=""><script>console.log("hello")</script>'),
  );
  await expect.poll(() => watched.foreign).toEqual(['https://example.org/a.png']);
  expect(watched.messages).toContainEqual(expect.stringContaining('log: hello'));
});
