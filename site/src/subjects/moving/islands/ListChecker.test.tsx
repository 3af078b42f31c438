// From the chosen file to what is shown, with the real reader and checker but without a worker.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checker as words } from '~/content/pages/moving';
import type { Failure, Refused } from '../list.ts';
import { readCsv } from '../read.ts';
import { report } from '../report.ts';
import { csvOf, messyRows } from '../test-files.ts';
import { ListChecker } from './ListChecker';
import type { Checker } from './open-checker.ts';

const open = vi.hoisted(() => vi.fn());
vi.mock('./open-checker.ts', () => ({ openChecker: open }));

const bytesOf = async (file: Blob) => new Uint8Array(await new Response(await file.text()).arrayBuffer());

const checker: Checker = {
  check: async ({ file, words: listWords }) => {
    try {
      return { report: report(readCsv(await bytesOf(file)), '2026-11-15', listWords) };
    } catch (fault) {
      return { refusal: (fault as Refused).refusal };
    }
  },
  close: vi.fn(),
};

beforeEach(() => {
  open.mockReset().mockReturnValue(checker);
});
afterEach(cleanup);

const chooser = () => screen.getByLabelText(/Choose a list|Check another list/);
const choose = (text: string, name = 'list.csv') =>
  userEvent.upload(chooser(), new File([text], name, { type: 'text/csv' }));

it('loads nothing before somebody reaches for a file', async () => {
  render(<ListChecker {...words} />);
  expect(open).not.toHaveBeenCalled();
  await userEvent.click(chooser());
  expect(open).toHaveBeenCalledOnce();
});

it('takes a file that is dropped', async () => {
  render(<ListChecker {...words} />);
  const file = new File([csvOf(messyRows)], 'dropped.csv');
  fireEvent.drop(screen.getByRole('group'), { dataTransfer: { files: [file] } });
  expect(await screen.findByRole('heading', { name: 'dropped.csv' })).toBeTruthy();
});

it('explains a file that it does not read, and takes the next one', async () => {
  render(<ListChecker {...words} />);
  await choose('nothing to see');
  expect((await screen.findByRole('alert')).textContent).toContain('No headings were found');
  await choose(csvOf(messyRows), 'mended.csv');
  expect(await screen.findByRole('heading', { name: 'mended.csv' })).toBeTruthy();
});

it('starts the checker anew after one that did not come or did not end', async () => {
  for (const refusal of ['not-loaded', 'too-slow'] as const satisfies Failure[]) {
    open
      .mockReset()
      .mockReturnValueOnce({ check: async () => ({ refusal }), close: vi.fn() })
      .mockReturnValue(checker);
    render(<ListChecker {...words} />);
    await choose('a,b');
    expect((await screen.findByRole('alert')).textContent).toContain(words.words.refusals[refusal].title);
    await choose(csvOf(messyRows));
    expect(await screen.findByRole('heading', { name: 'list.csv' })).toBeTruthy();
    cleanup();
  }
});

it('without script it says so, with whom to write to, and offers nothing that would not work', () => {
  const html = renderToStaticMarkup(<ListChecker {...words} />);
  expect(html).toMatch(/<p[^>]* data-without-script="true">[^<]*JavaScript.*mailto:support@/s);
  expect(html).toMatch(/<fieldset[^>]* data-needs-script/);
});
