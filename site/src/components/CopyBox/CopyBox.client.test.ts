import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scriptWords } from '~/components/script-words';
import { start } from './CopyBox.client';

const { copying } = scriptWords;

const writeText = vi.fn<(text: string) => Promise<void>>();
const button = () => document.querySelector('button') as HTMLButtonElement;
const status = () => document.querySelector('[role=status]')?.textContent;
async function press() {
  start();
  button().click();
  await vi.advanceTimersByTimeAsync(0);
}

const bare = '<button type="button" data-copy="https://tred.example/blog/3">Copy link</button>';
const withText =
  '<p data-copy-from><code>TRED-1</code> <button type="button" data-copy="TRED-1">Copy</button></p>';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.body.innerHTML = bare;
});

afterEach(() => {
  writeText.mockReset();
  getSelection()?.removeAllRanges();
});

it('copies, shows and announces it for two seconds, then resets', async () => {
  writeText.mockResolvedValueOnce();
  await press();
  expect(writeText).toHaveBeenCalledWith('https://tred.example/blog/3');
  expect([button().textContent, status()]).toEqual([copying.copied, copying.copied]);
  await vi.advanceTimersByTimeAsync(1999);
  expect(button().textContent).toBe(copying.copied);
  await vi.advanceTimersByTimeAsync(1);
  expect([button().textContent, status()]).toEqual(['Copy link', '']);
});

it('copies the visible text if the button has none', async () => {
  document.body.innerHTML =
    '<figure data-copy-from><button type="button" data-copy>Copy</button><code>a <b>b</b></code></figure>';
  writeText.mockResolvedValueOnce();
  await press();
  expect(writeText).toHaveBeenCalledWith('a b');
});

it('is called by its result for two seconds, then by its own name again', async () => {
  document.body.innerHTML = bare.replace('data-copy=', 'aria-label="Copy link of the article" data-copy=');
  writeText.mockResolvedValueOnce();
  await press();
  expect(button().hasAttribute('aria-label')).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(button().getAttribute('aria-label')).toBe('Copy link of the article');
});

it('selects the text if the browser refuses to copy it', async () => {
  document.body.innerHTML = withText;
  writeText.mockRejectedValueOnce(new Error('denied'));
  await press();
  expect(getSelection()?.toString()).toBe('TRED-1');
  expect(button().textContent).toBe(copying.selected);
});

it('reports no success if it can neither copy nor select', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'));
  await press();
  expect(button().textContent).toBe(copying.failed);
});
