import { expect, test } from 'vitest';
import { chaptersOf } from './text.ts';

test('finds the chapters, without the links and entities inside', () => {
  const html =
    '<h2 id="a"><a href="#a">Terms &amp; fees</a></h2><h3 id="b">No</h3><h2 class="x" id="c">What’s <em>next</em></h2>';
  expect(chaptersOf(html)).toEqual([
    { id: 'a', label: 'Terms & fees' },
    { id: 'c', label: 'What’s next' },
  ]);
});
