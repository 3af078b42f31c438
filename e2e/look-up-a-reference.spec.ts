// Looking up the status of a submission, with and without script, while staff work on it.
import { expect, type Page, test } from '@playwright/test';
import { reference as lookup } from '../site/src/subjects/lookup/words.ts';
import { axeProblems } from './support/axe.ts';
import { deskName, deskPassword, newId, post } from './support/desk.ts';
import { control, submit, visit, watch } from './support/visit.ts';

const { answers } = lookup;
const form = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, name: string) => control(form(page), name);

const someone = () => ({
  firstName: 'Apio',
  lastName: 'Nakato',
  email: `apio.${newId()}@school.example`,
  subject: 'demo',
  message: `How far is it? ${newId()}`,
  privacy: true,
});

test('the sender sees the status change, and others see nothing', async ({ page, request }) => {
  const sender = someone();
  const reference = await post(request, 'contact', sender);
  const watched = watch(page);
  await visit(page, `/reference#${reference}`);
  await expect(field(page, 'reference')).toHaveValue(reference);
  const email = field(page, 'sender');
  await email.fill(sender.email.toUpperCase());
  await submit(form(page)).click();
  const result = page.getByRole('status').filter({ hasText: answers.received.title });
  await expect(result).toBeFocused();
  expect(await axeProblems(page)).toEqual([]);

  const login = await request.post('/api/desk/session', { data: { name: deskName, password: deskPassword } });
  expect(login.status()).toBe(200);
  const changes = [{ reference, status: 'in-progress' }];
  const cookie = login
    .headersArray()
    .find(({ value }) => value.startsWith('__Host-desk='))
    ?.value.split(';')[0];
  const marked = await request.post('/api/desk/submissions/status', {
    data: { changes },
    headers: { cookie: cookie ?? '' },
  });
  expect(marked.status()).toBe(200);
  await submit(form(page)).click();
  await expect(page.getByRole('status').filter({ hasText: answers['being-worked-on'].title })).toBeFocused();

  await email.fill('someone@school.example');
  await submit(form(page)).click();
  await expect(page.getByRole('alert').filter({ hasText: answers.unknown.title })).toBeFocused();
  expect(page.url()).not.toContain('%40');
  expect(watched.messages).toEqual([]);
});
