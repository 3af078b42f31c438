// The form suggests similar requests while the visitor types.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formWords } from '~/facts/forms';
import { FeatureRequestForm } from './FeatureRequestForm';

const existing = (slug: string, title: string) => ({
  href: `/features/requests#${slug}`,
  title,
  description: '',
  status: 'Planned',
});
const requests = [existing('ussd', 'Fee balance by USSD'), existing('marks', 'Enter marks offline')];
const surroundings = {
  ways: { email: 'a@b.ug', phone: '+256600900100', whatsapp: '+256600900100' },
  privacyHref: '/privacy',
  words: formWords['feature-request'],
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('suggests a similar request, announces it, and removes it again', async () => {
  render(<FeatureRequestForm requests={requests} {...surroundings} />);
  const title = document.querySelector('[name=title]') as HTMLInputElement;
  await userEvent.type(title, 'check fees balances');
  const link = await screen.findByRole('link', { name: 'Fee balance by USSD' });
  expect(link.getAttribute('href')).toBe('/features/requests#ussd');
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.startsWith('1 '))).toBe(true);
  await userEvent.clear(title);
  expect(screen.queryByRole('link', { name: /balance/ })).toBeNull();
});
