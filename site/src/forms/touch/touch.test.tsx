// Islands load at the first touch; earlier input is replayed once, or posted without script. Uses real React.
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import hydrate from './hydrate';
import touch, { GIVE_UP_MS, type TouchOptions } from './touch';

const did = vi.fn();
const plainly = vi.fn();

function Part() {
  const [colour, setColour] = useState('red');
  const [order, setOrder] = useState('new');
  const [count, setCount] = useState('5');
  return (
    <>
      <p>
        {colour} {order} {count}
      </p>
      <button type="button" onClick={() => did('opened')}>
        Open
      </button>
      <form
        action="/api/forms/contact"
        onInput={() => did('typed')}
        onSubmit={(event) => {
          event.preventDefault();
          did(`sent ${colour} ${new FormData(event.currentTarget).get('name')}`);
        }}
      >
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
        <input type="range" max="9" value={count} onChange={(event) => setCount(event.target.value)} />
        <input type="checkbox" name="news" />
        <input name="name" />
        <button type="submit">Send</button>
      </form>
    </>
  );
}

let island: HTMLElement;
let arrive: () => Promise<void>;
let script: PromiseWithResolvers<() => Promise<void>>;
const load = vi.fn();
const get = <Of extends Element>(selector: string) => island.querySelector(selector) as Of;
const send = () => fireEvent.submit(get('form'));

function sleep(options: TouchOptions | true = true): void {
  document.body.innerHTML = `<astro-island ssr>${renderToString(<Part />)}</astro-island>`;
  island = document.body.firstElementChild as HTMLElement;
  // As Astro does it: load the script, then hydrate.
  load.mockReset().mockImplementation(() => {
    script = Promise.withResolvers();
    return script.promise;
  });
  arrive = () =>
    act(async () => {
      script.resolve(async () => {
        await hydrate(island)(Part, {}, {});
        island.removeAttribute('ssr');
      });
    });
  touch(load, { value: options }, island);
}

beforeEach(() => {
  // In development React warns about the attribute.
  vi.spyOn(console, 'error').mockImplementation((text: string) => expect(text).toContain('attributes'));
  did.mockReset();
  plainly.mockReset();
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(plainly);
  history.replaceState(null, '', '/page');
});

describe('loads', () => {
  const mouse = { pointerType: 'mouse' };
  const finger = { pointerType: 'touch' };
  const pointer = (selector: string, type: string, init: object) =>
    get(selector).dispatchEvent(Object.assign(new Event(type, { bubbles: true }), init));

  it.each<[string, () => unknown, number]>([
    ['not for being there', () => {}, 0],
    ['when a mouse comes near', () => pointer('p', 'pointerover', mouse), 1],
    ['not when a finger scrolls past', () => pointer('p', 'pointerdown', finger), 0],
    ['when a finger comes down on a button', () => pointer('button', 'pointerdown', finger), 1],
    ['when something in it has the focus', () => get<HTMLElement>('[name=name]').focus(), 1],
    [
      'once, however often it is touched',
      () => [fireEvent.keyDown(get('p')), fireEvent.keyDown(get('p'))],
      1,
    ],
  ])('%s', (_, event, times) => {
    sleep();
    event();
    expect(load).toHaveBeenCalledTimes(times);
  });

  it.each<[string, TouchOptions, () => void]>([
    ['the address fills in one of its fields', {}, () => history.replaceState(null, '', '?colour=blue')],
    ['the address has its parameter', { parameter: 'more' }, () => history.replaceState(null, '', '?more=1')],
    ['the address ends as it should', { hash: '#cart' }, () => history.replaceState(null, '', '#cart')],
    ['the browser has kept something for it', { stored: 'cart' }, () => localStorage.setItem('cart', '[]')],
  ])('at once when %s', (_, options, prepare) => {
    prepare();
    sleep(options);
    expect(load).toHaveBeenCalledOnce();
  });

  it('not at once for what does not concern it', () => {
    history.replaceState(null, '', '?utm_source=mail#other');
    localStorage.setItem('other', '1');
    sleep({ stored: 'cart', hash: '#cart' });
    expect(load).not.toHaveBeenCalled();
    localStorage.setItem('cart', '[]');
    fireEvent(window, new StorageEvent('storage'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('by itself, when it is useless without its script', async () => {
    sleep({ alone: true });
    await expect.poll(() => load).toHaveBeenCalledOnce();
  });

  it('by itself on a page that is never idle', () => {
    const neverIdle: typeof requestIdleCallback = (start, { timeout } = {}) => {
      if (timeout) start({ didTimeout: true, timeRemaining: () => 0 });
      return 1;
    };
    vi.stubGlobal('requestIdleCallback', neverIdle);
    sleep({ alone: true });
    expect(load).toHaveBeenCalledOnce();
  });

  it('together with its group', () => {
    sleep({ group: 'cart' });
    const other = vi.fn(() => new Promise<never>(() => {}));
    touch(other, { value: { group: 'cart' } }, document.createElement('div'));
    fireEvent.keyDown(get('p'));
    expect(other).toHaveBeenCalledOnce();
  });
});

describe('without the script', () => {
  it('submits a plain form when the script does not load', () => {
    vi.useFakeTimers();
    sleep();
    send();
    vi.advanceTimersByTime(GIVE_UP_MS - 1);
    expect(plainly).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(plainly).toHaveBeenCalledOnce();
  });

  it('a script that comes later than that still brings the island to life, and repeats nothing', async () => {
    vi.useFakeTimers();
    sleep();
    fireEvent.click(get('button'));
    vi.advanceTimersByTime(GIVE_UP_MS);
    vi.useRealTimers();
    await arrive();
    expect(did).not.toHaveBeenCalled();
    fireEvent.click(get('button'));
    expect(did.mock.calls).toEqual([['opened']]);
    expect(load).toHaveBeenCalledOnce();
  });
});
