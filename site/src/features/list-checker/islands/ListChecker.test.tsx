import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Failure, RefusedFile } from '../list.ts';
import { readCsv } from '../read.ts';
import { report } from '../report.ts';
import { csvOf, messyRows } from '../test-files.ts';
import { moving } from '../words.ts';
import { ListChecker } from './ListChecker';
import type { Checker } from './open-checker.ts';

const words = moving.checker;
const open = vi.hoisted(() => vi.fn());
vi.mock('./open-checker.ts', () => ({ openChecker: open }));

const bytesOf = async (file: Blob) => new Uint8Array(await new Response(await file.text()).arrayBuffer());

const checker: Checker = {
  check: async ({ file, words: listWords }) => {
    try {
      return { report: report(readCsv(await bytesOf(file)), '2026-11-15', listWords) };
    } catch (fault) {
      return { refusal: (fault as RefusedFile).refusal };
    }
  },
  close: vi.fn(),
};

beforeEach(() => {
  open.mockReset().mockReturnValue(checker);
});

const chooser = () => document.querySelector('[type=file]') as HTMLInputElement;
const choose = (text: string, name = 'list.csv') =>
  userEvent.upload(chooser(), new File([text], name, { type: 'text/csv' }));

it('explains a refused file, and accepts the next one', async () => {
  render(<ListChecker />);
  await choose('nothing to see');
  expect((await screen.findByRole('alert')).textContent).toContain(words.refusals['no-headings'].title);
  await choose(csvOf(messyRows), 'fixed.csv');
  expect(await screen.findByRole('heading', { name: 'fixed.csv' })).toBeTruthy();
});

it('checks a list again after it was corrected in a spreadsheet', async () => {
  const figure = async () => Number((await screen.findByText(words.ready)).nextElementSibling?.textContent);
  const list = csvOf(messyRows);
  render(<ListChecker />);
  await choose(list);
  const before = await figure();
  await choose(list.replace('067000000"', '0670000002"').replace('31/02/2012', '28/02/2012'));
  await expect.poll(figure).toBe(before + 1);
});

it('starts a new checker after one that did not load or did not finish', async () => {
  for (const refusal of ['not-loaded', 'too-slow'] as const satisfies Failure[]) {
    open
      .mockReset()
      .mockReturnValueOnce({ check: async () => ({ refusal }), close: vi.fn() })
      .mockReturnValue(checker);
    render(<ListChecker />);
    await choose('a,b');
    expect((await screen.findByRole('alert')).textContent).toContain(words.refusals[refusal].title);
    await choose(csvOf(messyRows));
    expect(await screen.findByRole('heading', { name: 'list.csv' })).toBeTruthy();
    cleanup();
  }
});
