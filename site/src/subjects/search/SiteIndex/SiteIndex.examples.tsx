// The index of a small site.
import { SiteIndex } from './SiteIndex';

export const examples = {
  index: (
    <SiteIndex
      title="All pages"
      lead="Everything, by section."
      groups={[
        {
          name: 'Product',
          links: [
            { label: 'Features for schools and universities', href: '/features' },
            { label: 'Pricing in Uganda shillings', href: '/pricing' },
            { label: 'Modules: nine parts, one record', href: '/modules' },
          ],
        },
        { name: 'Legal', links: [{ label: 'Terms of service', href: '/terms' }] },
      ]}
    />
  ),
};
