// A page with its problems marked: by the hooks that the site's parts carry, and its styles go by.
import { FIELD, INVALID, PROBLEM, PROBLEM_SUMMARY, SPOKEN_ONLY } from '@tred/contract/hooks';
import { expect, it } from 'vitest';
import { contactPage } from '../site/fixture-site.ts';
import { attribute, elements, find, hasAttribute, parsePage } from './dom.ts';
import { problemPage } from './problem-page.ts';

const problems = [
  { field: 'email', message: 'Enter your email address' },
  { field: '', message: 'Sent before' },
];
const marked = () =>
  parsePage(
    problemPage(contactPage, {
      action: '/api/forms/contact',
      entries: [],
      title: 'There is a problem',
      problems,
    }) ?? '',
  );

it('marks the question, and says beside its input what is wrong', () => {
  const page = marked();
  const fields = [...elements(page)].filter((element) => hasAttribute(element, INVALID));
  expect(fields.map((field) => hasAttribute(field, FIELD))).toEqual([true]);
  const [field] = fields;
  const message = field && find(field, (element) => hasAttribute(element, PROBLEM));
  expect(message && attribute(message, 'id')).toBe('contact-email-error');
  const spoken = message && find(message, (element) => hasAttribute(element, SPOKEN_ONLY));
  expect(spoken?.tagName).toBe('span');
});

it('puts the list of problems first in the form, with a link to each field', () => {
  const summary = find(marked(), (element) => hasAttribute(element, PROBLEM_SUMMARY));
  const parent = summary?.parentNode;
  expect(parent && 'tagName' in parent && parent.tagName).toBe('form');
  expect(parent?.childNodes[0]).toBe(summary);
  const links = summary && [...elements(summary)].filter(({ tagName }) => tagName === 'a');
  expect(links?.map((link) => attribute(link, 'href'))).toEqual(['#contact-email']);
});

it('knows no class of the site', () => {
  const classes = [...elements(marked())].filter((element) => hasAttribute(element, 'class'));
  expect(classes).toEqual([]);
});

it('leaves a page alone that does not have the form', () => {
  expect(
    problemPage('<p>Hello</p>', { action: '/api/forms/contact', entries: [], title: '', problems }),
  ).toBeUndefined();
});
