import { expect, it } from 'vitest';
import { contentSchemas } from '../readers/read-facts.ts';
import './emails.ts';

const problemsOf = (text: string) =>
  contentSchemas
    .get('emails/quotation')
    ?.safeParse({ subject: 'Hello', text })
    .error?.issues.map(({ message }) => message);

it('knows the facts and what the server fills, asks for the link, and refuses other placeholders', () => {
  expect(problemsOf('{{brand}}: {{link}}, {{reference}}')).toBeUndefined();
  expect(problemsOf('{{brand}}')).toEqual([expect.stringContaining('{{link}}')]);
  expect(problemsOf('{{link}} {{refernce}}')).toEqual([
    expect.stringContaining('Did you mean {{reference}}?'),
  ]);
});
