import { expect, it, vi } from 'vitest';
import { partScripts, scripts } from './part-scripts';

it('lists every script beside a component', () => {
  const files = Object.keys(import.meta.glob('../{components,sections,features}/**/[A-Z]*.client.ts'));
  const names = files.map((file) => file.split('/').at(-1)?.replace('.client.ts', ''));
  expect(names.sort()).toEqual(Object.keys(scripts).sort());
});

it('starts the script of each part once: of one that only shows something when it is seen', async () => {
  const seen: (() => void)[] = [];
  vi.stubGlobal('IntersectionObserver', function (this: object, see: (entries: object[]) => void) {
    Object.assign(this, {
      observe: (target: Element) => seen.push(() => see([{ target, isIntersecting: true }])),
    });
  });
  const start = vi.fn();
  const shows = vi.fn();
  vi.spyOn(scripts, 'Stories').mockResolvedValue({ start });
  vi.spyOn(scripts, 'ContactLine').mockResolvedValue({ start: shows });
  const other = vi.spyOn(scripts, 'CookiePanel');
  const twice = (name: string) => `<div data-client="${name}"></div>`.repeat(2);
  document.body.innerHTML = twice('Stories') + twice('ContactLine');
  partScripts();
  await expect.poll(() => start).toHaveBeenCalledTimes(1);
  expect(shows).not.toHaveBeenCalled();
  for (const see of seen) see();
  await expect.poll(() => shows).toHaveBeenCalledTimes(1);
  expect(start).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

it('starts the script of copy buttons at the first press of one, and repeats that press once', async () => {
  vi.stubGlobal('IntersectionObserver', class {});
  document.body.innerHTML = '<p data-client="CopyBox"><button data-copy><b>Copy</b></button></p>'.repeat(2);
  const pressed = vi.fn();
  const start = vi.fn(() => {
    for (const button of document.querySelectorAll('button')) button.addEventListener('click', pressed);
  });
  vi.spyOn(scripts, 'CopyBox').mockResolvedValue({ start });
  partScripts();
  expect(start).not.toHaveBeenCalled();
  document.querySelector('b')?.click();
  await expect.poll(() => pressed).toHaveBeenCalledTimes(1);
  document.querySelector<HTMLElement>('p:last-child b')?.click();
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(start).toHaveBeenCalledTimes(1);
});
