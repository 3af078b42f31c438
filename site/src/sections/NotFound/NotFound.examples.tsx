// The not-found page with one suggestion.
import { NotFound } from './NotFound';

export const examples = {
  page: (
    <NotFound
      title="Oops! Page not found"
      text="The track ends here."
      home={{ label: 'Back to Home', href: '/' }}
      suggestionsTitle="You may be looking for"
      suggestions={[{ label: 'Pricing', href: '/pricing', text: 'What it costs' }]}
      contact={{ before: 'Still lost?', label: 'Contact', href: '/contact' }}
      search={{ before: 'or', label: 'search this site', href: '/search' }}
    />
  ),
};
