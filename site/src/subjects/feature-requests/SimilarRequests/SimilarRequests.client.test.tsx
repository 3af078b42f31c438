import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formWords } from '~/facts/forms';
import { SimilarRequests } from './SimilarRequests';
import { start } from './SimilarRequests.client';

const existing = (slug: string, title: string) => ({
  href: `/features/requests#${slug}`,
  title,
  description: '',
  status: 'Planned',
});
const requests = [existing('marks', 'Enter marks offline'), existing('ussd', 'Fee balance by USSD')];

it('suggests a similar request, announces it, and removes it again', () => {
  const list = <SimilarRequests words={formWords['feature-request'].similar} requests={requests} />;
  document.body.innerHTML = renderToStaticMarkup(
    <form>
      <input name="title" />
      {list}
    </form>,
  );
  start();
  const title = document.querySelector('input') as HTMLInputElement;
  const type = (value: string) => fireEvent.input(title, { target: { value } });
  type('check fees balances');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/features/requests#ussd']);
  expect(screen.getByRole('status').textContent).toMatch(/^1 /);
  type('');
  expect(screen.queryByRole('link')).toBeNull();
});
