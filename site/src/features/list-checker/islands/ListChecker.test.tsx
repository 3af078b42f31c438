import { cleanup, render, screen, waitFor } from '@testing-library/react';
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
  check: async ({ file, words: listWords, edits }) => {
    try {
      return { report: report(readCsv(await bytesOf(file)), '2026-11-15', listWords, edits) };
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
  userEvent.upload(chooser(), new File([text], name, { type: 'text/csv', lastModified: 1 }));

it('explains a refused file, and accepts the next one', async () => {
  render(<ListChecker />);
  await choose('nothing to see');
  expect((await screen.findByRole('alert')).textContent).toContain(words.refusals['no-headings'].title);
  await choose(csvOf(messyRows), 'fixed.csv');
  expect(await screen.findByRole('heading', { name: 'fixed.csv' })).toBeTruthy();
});

it('mends a cell in place: the figures follow and the focus stays', async () => {
  render(<ListChecker />);
  await choose(csvOf(messyRows));
  const figure = async () => (await screen.findByText(words.ready)).nextElementSibling?.textContent;
  const before = Number(await figure());
  const box = (value: string) => screen.getByDisplayValue<HTMLInputElement>(value);
  await userEvent.clear(box('067000000'));
  await userEvent.type(document.activeElement as Element, '12{Enter}');
  expect(await screen.findByText(words.reasons['phone-wrong'], { selector: '[role=status]' })).toBeTruthy();
  expect(document.activeElement).toBe(box('12'));
  await userEvent.clear(box('12'));
  await userEvent.type(document.activeElement as Element, '0670000002{Tab}');
  await userEvent.clear(box('31/02/2012'));
  await userEvent.type(document.activeElement as Element, '28/02/2012{Enter}');
  await waitFor(async () => expect(Number(await figure())).toBe(before + 1));
  expect(document.activeElement).toBe(box('28/02/2012'));
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

it('keeps decisions for the same list after a reload, and takes over those of another tab', async () => {
  const figure = async () => (await screen.findByText(words.look)).nextElementSibling?.textContent;
  const out = () => screen.findByRole('button', { name: words.leaveOut });
  render(<ListChecker />);
  await choose(csvOf(messyRows), 'kept.csv');
  const before = Number(await figure());
  await userEvent.click(await out());
  await waitFor(async () => expect(Number(await figure())).toBeLessThan(before));
  const decided = Number(await figure());
  cleanup();

  render(<ListChecker />);
  await choose(csvOf(messyRows), 'kept.csv');
  await waitFor(async () => expect(Number(await figure())).toBe(decided));
  expect((await out()).getAttribute('aria-pressed')).toBe('true');

  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
  await waitFor(async () => expect(Number(await figure())).toBe(before));
});

it('lets the visitor choose the class column of a workbook whose sheet is named like a class', async () => {
  const { sheets, ...list } = readCsv(
    new TextEncoder().encode(
      csvOf([
        ['Surname', 'First name', 'Room', 'Parent', 'Phone'],
        ['Nakato', 'Sarah', 'S.2 East', 'Joseph Ssali', '0670000001'],
      ]),
    ),
  );
  const workbook = { ...list, sheets: sheets.map((sheet) => ({ ...sheet, name: 'S1' })) };
  open.mockReturnValue({
    ...checker,
    check: async ({ words: listWords, edits }) => ({
      report: report(workbook, '2026-11-15', listWords, edits),
    }),
  } satisfies Checker);
  render(<ListChecker />);
  await choose('Read from the workbook above', 'list.xlsx');
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'C: Room');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});
