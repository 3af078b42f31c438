// In the middle of the documentation.
import { DocsNavigation } from './DocsNavigation';

export const examples = {
  inside: (
    <DocsNavigation
      path="/docs/uganda/sandbox"
      overview={{ label: 'Overview', href: '/docs' }}
      parts={[
        {
          title: 'Uganda guides',
          links: [
            { label: 'Getting started', href: '/docs/uganda/getting-started' },
            { label: 'Sandbox', href: '/docs/uganda/sandbox' },
          ],
        },
        { title: 'Libraries', links: [{ label: 'Python', href: '/docs/sdk/python' }] },
      ]}
    />
  ),
};
