// The stories' filter and fold, on the section's own HTML.
import { fireEvent } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { Stories, type Story } from './Stories';
import { start } from './Stories.client';

const story = (author: string, category: string): Story => ({
  quote: 'We grew.',
  author,
  role: 'Founder',
  company: 'A company',
  location: 'Lira',
  growth: { figure: '2×', label: 'schools' },
  category,
});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-category]')]
    .filter((entry) => !entry.hidden)
    .map((entry) => entry.dataset.category);
const fold = () => document.querySelector('[data-stories-fold]') as HTMLButtonElement;
const status = () => document.querySelector('[role=status]')?.textContent;
const choose = (value: string) =>
  fireEvent.click(document.querySelector(`input[value=${value}]`) as HTMLInputElement);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  document.body.innerHTML = renderToStaticMarkup(
    <Stories
      title="Stories"
      shown={3}
      more="Show more success stories"
      less="Show less"
      filter={{
        legend: 'By sector',
        options: ['all', 'edtech', 'saas', 'marketplace'].map((value) => ({ value, label: `For ${value}` })),
      }}
      stories={[
        story('A', 'edtech'),
        story('B', 'saas'),
        story('C', 'marketplace'),
        story('D', 'edtech'),
        story('E', 'edtech'),
        story('F', 'edtech'),
      ]}
    />,
  );
});

describe('without the script', () => {
  it('every story stands there, and no control that does nothing', () => {
    expect(shown()).toHaveLength(6);
    expect(fold().hidden).toBe(true);
    expect(document.querySelector('fieldset')?.hidden).toBe(true);
  });
});

describe('with the script', () => {
  beforeEach(start);

  it('shows three, more on demand, and three again', () => {
    expect(shown()).toEqual(['edtech', 'saas', 'marketplace']);
    expect(fold().textContent).toBe('Show more success stories');
    fireEvent.click(fold());
    expect(shown()).toHaveLength(6);
    expect(fold().textContent).toBe('Show less');
    expect(status()).toBe('For all: 6 of 6 stories shown');
    // The reader goes on with the first story that was not there before.
    expect(document.activeElement).toBe(document.querySelectorAll('[data-category]')[3]);
    fireEvent.click(fold());
    expect(shown()).toHaveLength(3);
  });

  it('filters by sector, three of them first', () => {
    choose('edtech');
    expect(shown()).toEqual(['edtech', 'edtech', 'edtech']);
    expect(status()).toBe('For edtech: 3 of 4 stories shown');
    fireEvent.click(fold());
    expect(shown()).toEqual(['edtech', 'edtech', 'edtech', 'edtech']);
  });

  it('offers no more where there are none', () => {
    choose('saas');
    expect(shown()).toEqual(['saas']);
    expect(fold().hidden).toBe(true);
    choose('all');
    expect(fold().hidden).toBe(false);
  });
});
