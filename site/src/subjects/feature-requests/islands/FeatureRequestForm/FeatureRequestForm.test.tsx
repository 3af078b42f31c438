// Requests that are alike are offered while typing.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formWords } from '~/content/pages/submit-request';
import { FeatureRequestForm } from './FeatureRequestForm';

const requests = [
  {
    href: '/features/requests#ussd',
    title: 'Fee balance by USSD on any phone',
    description: '',
    status: 'Planned',
  },
  {
    href: '/features/requests#marks',
    title: 'Enter marks without a connection',
    description: '',
    status: 'Completed',
  },
];
const surroundings = {
  ways: { email: 'a@b.ug', phone: '+256600900100', whatsapp: '+256600900100' },
  privacyHref: '/privacy',
  words: formWords,
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('offers a request that is alike, announces it, and takes it away again', async () => {
  render(<FeatureRequestForm requests={requests} {...surroundings} />);
  const title = screen.getByRole('textbox', { name: 'What should we build?' });
  await userEvent.type(title, 'check fees balances');
  const link = await screen.findByRole('link', { name: 'Fee balance by USSD on any phone' });
  expect(link.getAttribute('href')).toBe('/features/requests#ussd');
  expect(screen.getByText('1 similar request found').getAttribute('role')).toBe('status');
  expect(screen.queryByRole('link', { name: /marks/ })).toBeNull();

  await userEvent.clear(title);
  await userEvent.type(title, 'library');
  expect(screen.queryByRole('link', { name: /balance/ })).toBeNull();
});
