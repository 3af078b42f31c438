// Uses real React and Astro's client for it.
import hydrate from '@astrojs/react/client.js';
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import touch, { type TouchOptions } from './client-touch';

function Part() {
  const [colour, setColour] = useState('red');
  const [order, setOrder] = useState('new');
  const [opened, setOpened] = useState(0);
  const [sent, setSent] = useState('');
  return (
    <form
      action="/plain"
      onSubmit={(event) => {
        event.preventDefault();
        setSent('sent');
      }}
    >
      <p>
        {colour} {order} {opened} {sent}
      </p>
      <button type="button" onClick={() => setOpened(opened + 1)}>
        Open
      </button>
      {['red', 'blue'].map((each) => (
        <input
          key={each}
          type="radio"
          name="colour"
          value={each}
          checked={colour === each}
          onChange={() => setColour(each)}
        />
      ))}
      <select value={order} onChange={(event) => setOrder(event.currentTarget.value)}>
        <option>new</option>
        <option>old</option>
      </select>
      <button type="submit">Send</button>
    </form>
  );
}

let island: HTMLElement;
let script: PromiseWithResolvers<() => Promise<void>>;
let load: ReturnType<typeof vi.fn<() => Promise<() => Promise<void>>>>;
const get = <Of extends HTMLElement>(selector: string) => island.querySelector(selector) as Of;

/** As Astro does it: loads the script, hydrates, and removes the attribute. */
const arrive = () =>
  act(async () => {
    script.resolve(async () => {
      hydrate(island)(Part, {}, {}, { client: 'touch' });
      island.removeAttribute('ssr');
    });
  });

function place(options: TouchOptions | true = true): void {
  document.body.innerHTML = `<astro-island ssr prefix="r0">${renderToString(<Part />)}</astro-island>`;
  island = document.body.firstElementChild as HTMLElement;
  script = Promise.withResolvers();
  // A new one, because the islands of other tests still listen.
  load = vi.fn(() => script.promise);
  touch(load, { value: options }, island);
}

beforeEach(() => {
  document.documentElement.dataset.scripted = '';
  history.replaceState(null, '', '/page');
});

describe('loads', () => {
  const pointer = (pointerType: string) =>
    get('p').dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));

  it.each<[string, () => unknown, number]>([
    ['not for being there', () => {}, 0],
    ['when a mouse comes near', () => pointer('mouse'), 1],
    ['not when a finger scrolls past', () => pointer('touch'), 0],
    ['when something in it has the focus', () => get('select').focus(), 1],
    ['once, however often it is touched', () => [get('button').click(), get('button').click()], 1],
  ])('%s', (_, event, times) => {
    place();
    event();
    expect(load).toHaveBeenCalledTimes(times);
  });

  it.each<[string, TouchOptions, () => void]>([
    ['the address has a query', {}, () => history.replaceState(null, '', '?colour=blue')],
    ['the address has a fragment', {}, () => history.replaceState(null, '', '#cart')],
    ['the browser has stored its key', { stored: 'cart' }, () => localStorage.setItem('cart', '[]')],
  ])('at once when %s', (_, options, prepare) => {
    prepare();
    place(options);
    expect(load).toHaveBeenCalledOnce();
  });

  it('by itself, also on a page that is never idle, when it is useless without its script', () => {
    vi.stubGlobal('requestIdleCallback', (start: () => void, { timeout }: IdleRequestOptions) => {
      if (timeout) start();
      return 1;
    });
    place({ alone: true });
    expect(load).toHaveBeenCalledOnce();
  });

  it('together with the other islands of the page', () => {
    place();
    const other = vi.fn(() => new Promise<never>(() => {}));
    touch(other, {}, document.createElement('div'));
    get('button').click();
    expect(other).toHaveBeenCalledOnce();
  });
});

it('repeats presses and choices from before the script, once', async () => {
  place();
  get('[type=button]').click();
  get('[value=blue]').click();
  get<HTMLSelectElement>('select').value = 'old';
  fireEvent.change(get('select'));
  get('[type=submit]').click();
  expect(get('[type=button]').dataset.taken).toBe('');
  await arrive();
  expect(get('p').textContent).toBe('blue old 1 sent');
  expect(island.querySelector('[data-taken]')).toBeNull();
  expect(document.documentElement.dataset.scripted).toBe('');
});

it('sends the plain form when the script does not load', async () => {
  place();
  const sent = vi.fn((event: Event) => event.preventDefault());
  island.addEventListener('submit', sent);
  get('[type=submit]').click();
  expect(sent).not.toHaveBeenCalled();
  // Astro reports the failure, and hydrates nothing.
  await act(async () => script.resolve(async () => {}));
  expect(sent).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset.scripted).toBeUndefined();
});
