import { beforeAll, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

const source = `
## Fees & *marks*

### Before term

## Fees & marks

| Week | Paid |
| :--- | ---: |
| 1 | 38% |

| Term | Dates |
| --- | --- |
| I | 10 Feb |

\`\`\`
Ref 240117, UGX 500
\`\`\`

It is **UGX 350,000**, or 20 % of it; \`UGX 500\` in an SMS.

\`\`\`bash api="listLearners" title="Who <owes>"
curl "https://{{domain}}/learners"
\`\`\`
`;

let html = '';
beforeAll(async () => {
  html = await renderMarkdown(source);
});

it('makes each heading a link to itself, also when two say the same', () => {
  expect(html).toContain('<h2 id="fees-marks"><a href="#fees-marks">Fees &amp; <em>marks</em></a></h2>');
  expect(html).toContain('<h3 id="before-term"><a href="#before-term">Before term</a></h3>');
  expect(html).toContain('<h2 id="fees-marks-2"><a href="#fees-marks-2">');
});

it('lets tables and code scroll, by keyboard too, and tells tables apart', () => {
  expect(html.match(/<section class="scrolls" tabindex="0" aria-label="[^"]*">/g)).toEqual([
    '<section class="scrolls" tabindex="0" aria-label="Fees &amp; marks: table">',
    '<section class="scrolls" tabindex="0" aria-label="Fees &amp; marks: table 2">',
  ]);
  expect(html).toContain(
    '<pre tabindex="0" role="group" aria-label="Fees &amp; marks: text"><code>Ref 240117',
  );
});

it('refuses a language that it cannot colour', async () => {
  await expect(renderMarkdown('```basic\n10 GOTO 10\n```')).rejects.toThrow('"basic"');
});

it('keeps an amount on one line, but leaves code as it is copied', () => {
  expect(html).toContain('<strong>UGX\u00a0350,000</strong>, or 20\u00a0% of it; <code>UGX 500</code>');
  expect(html).toContain('Ref 240117, UGX 500');
});
