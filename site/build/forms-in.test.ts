// A form is known by where it is posted to.
import { describe, expect, it } from 'vitest';
import { actionsIn } from './finish-page.ts';
import { formsAt } from './forms-in.ts';

const formsIn = (html: string) => formsAt(actionsIn(html));

describe('formsIn', () => {
  it('finds a form by where it is posted to, also at another origin', () => {
    expect(formsIn('<form action="/api/forms/contact"></form><form action="/search"></form>')).toEqual([
      'contact',
    ]);
    expect(formsIn('<form action="https://desk.example/api/forms/vote#top"></form>')).toEqual(['vote']);
  });

  it('is not misled by an address that only stands in the text', () => {
    expect(
      formsIn('<p>/api/forms/contact</p><astro-island props="/api/forms/order"></astro-island>'),
    ).toEqual([]);
  });
});
