// A page of documentation that also comes as Markdown.
import { PageForms } from './PageForms';

export const examples = {
  markdown: (
    <PageForms
      updated="2026-11-12"
      forms={[{ label: 'This page as Markdown', href: '/docs/api/errors.md' }]}
    />
  ),
};
