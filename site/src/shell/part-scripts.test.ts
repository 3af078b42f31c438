import { expect, it, vi } from 'vitest';
import { partScripts, scripts } from './part-scripts';

it('lists every script beside a component', () => {
  const files = Object.keys(import.meta.glob('../{ui,sections,apps,subjects}/**/[A-Z]*.client.ts'));
  const names = files.map((file) => file.split('/').at(-1)?.replace('.client.ts', ''));
  expect(names.sort()).toEqual(Object.keys(scripts).sort());
});

it('starts the script of a part that is there once, and no other', async () => {
  const start = vi.fn();
  vi.spyOn(scripts, 'Stories').mockResolvedValue({ start });
  const other = vi.spyOn(scripts, 'CookiePanel');
  document.body.innerHTML = '<div data-client="Stories"></div><div data-client="Stories"></div>';
  partScripts();
  await expect.poll(() => start).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});
