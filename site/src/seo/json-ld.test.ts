// No content can break out of the script; site/checks/meta.ts checks the built data.
import { expect, test } from 'vitest';
import { faqPage, serialiseJsonLd } from './json-ld.ts';

const nasty = '</script><!-- <script>alert(1)</script> & \u2028\u2029';
const text = serialiseJsonLd([faqPage([{ question: nasty, answer: nasty }])]);

test('lets nothing end the script', () => {
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
});

test('reads back as the same text', () => {
  expect(JSON.parse(text)['@graph'][0].mainEntity[0].name).toBe(nasty);
});
