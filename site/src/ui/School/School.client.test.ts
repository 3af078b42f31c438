import { expect, test, vi } from 'vitest';
import { start } from './School.client';

test('loads the school where a part is near, in the footer with the sky of the hour in Entebbe', () => {
  const part = '<svg data-client="School" data-school="/school.svg"><use/><use/></svg>';
  /** The skies of a part that is far, one that is near, and the footer's. */
  function skies(moment: string) {
    vi.stubGlobal('IntersectionObserver', function (this: object, see: (entries: object[]) => void) {
      Object.assign(this, {
        observe: (target: Element) => see([{ target, isIntersecting: !target.closest('aside') }]),
      });
    });
    vi.useFakeTimers({ now: new Date(moment) });
    document.body.innerHTML = `<aside>${part}</aside>${part}<footer>${part}</footer>`;
    start();
    return [...document.querySelectorAll('use:first-child')].map((sky) => sky.getAttribute('href'));
  }
  expect(skies('2026-12-31T04:40:00Z')).toEqual([null, '/school.svg#dawn', '/school.svg#dawn']);
  expect(skies('2026-12-31T09:00:00Z')).toEqual([null, '/school.svg#dawn', '/school.svg#day']);
  expect(skies('2026-12-31T15:00:00Z')[2]).toBe('/school.svg#dusk');
  expect(skies('2026-12-31T22:00:00Z')[2]).toBe('/school.svg#dark');
});
