import { expect, test, vi } from 'vitest';
import { start } from './School.client';

test('loads the school where a part is near, in a band with the sky of its hour or of now in Entebbe', () => {
  const part = '<svg data-client="School" data-school="/school.svg"><use/><use/></svg>';
  /** The skies of a part that is far, one that is near, and two bands'. */
  function skies(moment: string) {
    vi.stubGlobal('IntersectionObserver', function (this: object, see: (entries: object[]) => void) {
      Object.assign(this, {
        observe: (target: Element) => see([{ target, isIntersecting: !target.closest('aside') }]),
      });
    });
    vi.useFakeTimers({ now: new Date(moment) });
    document.body.innerHTML = `<aside>${part}</aside>${part}<div data-hour>${part}</div><div data-hour="dark">${part}</div>`;
    start();
    return [...document.querySelectorAll('use:first-child')].map((sky) => sky.getAttribute('href'));
  }
  expect(skies('2026-12-31T04:40:00Z')).toEqual([
    null,
    '/school.svg#dawn',
    '/school.svg#dawn',
    '/school.svg#dark',
  ]);
  expect(skies('2026-12-31T09:00:00Z')).toEqual([
    null,
    '/school.svg#dawn',
    '/school.svg#day',
    '/school.svg#dark',
  ]);
  expect(skies('2026-12-31T15:00:00Z')[2]).toBe('/school.svg#dusk');
  expect(skies('2026-12-31T22:00:00Z')[2]).toBe('/school.svg#dark');
  expect([...document.querySelectorAll('.dark')]).toEqual([...document.querySelectorAll('[data-hour]')]);
});
