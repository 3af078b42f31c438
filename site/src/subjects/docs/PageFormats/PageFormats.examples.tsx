// A page of documentation that also comes as Markdown.
import { PageFormats } from './PageFormats';

export const examples = {
  markdown: (
    <PageFormats
      updated="2026-11-12"
      forms={[{ label: 'This page as Markdown', href: '/docs/api/errors.md' }]}
    />
  ),
};
