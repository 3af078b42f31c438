import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { makeDesk } from './fake-desk';
import { Inbox } from './Inbox';

it('stops a letter for good, after a second press', async () => {
  const { responses, requests } = makeDesk();
  const id = '2026-12';
  const counts = { sent: 1, unsure: 0, waiting: 2, refused: 0, unsubscribed: 0, visits: 0 };
  const sending = { state: 'sending', at: 0, ...counts, error: null, addresses: [] };
  const letter = { subject: 'December', html: '', text: '', url: '', problems: [] };
  responses['GET /letters/letter'] = { letter, published: true, version: '1' };
  responses['GET /letters'] = {
    letters: [{ id, title: 'December', sending }],
    news: [],
    subscribers: 3,
    lastDate: '',
    mail: true,
  };
  responses['POST /letters/stop'] = {};
  history.replaceState(null, '', `/desk#letters/${id}`);
  render(<Inbox />);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(requests.filter((request) => request.startsWith('POST /letters'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yes, stop it for good' }));
  await waitFor(() => expect(requests).toContain(`POST /letters/stop {"id":"${id}"}`));
});
