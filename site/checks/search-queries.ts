// What people type, and what has to stand among the first results. `top` is how far down it may be.

export type SearchExpectation = { query: string; finds: string; top: number };

const first = (query: string, finds: string): SearchExpectation => ({ query, finds, top: 1 });
const among = (query: string, finds: string, top = 3): SearchExpectation => ({ query, finds, top });

export const searchQueries: SearchExpectation[] = [
  among('demo', '/demo'),
  first('price', '/pricing'),
  first('pricing', '/pricing'),
  among('cost', '/pricing'),
  among('quotation', '/pricing'),
  among('ple', '/for/primary'),
  among('nche', '/for/universities'),
  first('integrations', '/integrations'),
  first('modules', '/modules'),
  first('privacy', '/privacy'),
  first('terms', '/terms'),
  first('cookies', '/cookies'),
  first('careers', '/careers'),
  first('jobs', '/careers'),
  first('contact', '/contact'),
  first('how we count', '/facts'),
  first('events', '/events'),
  first('bug bounty', '/bug-bounty'),
  among('startup programme', '/startup-program'),
  among('startup program', '/startup-program'),
  first('engineer', '/careers#senior-full-stack-engineer'),
  first('data scientist', '/careers#data-scientist-learning-analytics'),
  first('fingerprint', '/features/requests#fingerprints-at-the-gate'),
  first('hoodie', '/store#dev-hoodie'),
  first('dark theme', '/features/requests#dark-theme'),
  first('report card', '/features/requests#report-cards-by-whatsapp'),
  first('attendance', '/modules#attendance'),
  first('fees', '/modules#finance'),
  among('uneb', '/docs/uganda/uneb'),
  among('uneb registration', '/blog/9'),
  among('mobile money', '/whitepapers/mobile-money-reconciliation'),
  among('data protection', '/documents/uganda-data-protection-policy'),
  first('moving in', '/moving'),
  among('class list', '/moving'),
  among('templates excel', '/moving'),
  // The documentation.
  first('webhook', '/docs/api/webhooks'),
  among('api key', '/docs/api/authentication', 5),
  first('momo', '/docs/uganda/mobile-money'),
  among('airtel', '/docs/uganda/mobile-money'),
  first('sandbox', '/docs/uganda/sandbox'),
  first('python', '/docs/sdk/python'),
  among('install cli', '/docs/cli/install'),
  first('error codes', '/docs/api/errors'),
  among('insufficient funds', '/docs/api/errors', 5),
  first('emis', '/docs/uganda/emis'),
  among('what is a LIN', '/features/requests#emis-lin-check'),
  // Plural and singular, and forms of a verb.
  first('career', '/careers'),
  first('event', '/events'),
  among('registers', '/blog/6'),
  among('cancelling', '/terms'),
  // Typing errors, letters swapped, American spelling.
  first('atendance', '/modules#attendance'),
  first('pricng', '/pricing'),
  first('pirvacy', '/privacy'),
  among('parnter', '/partners/portal'),
  among('privcy', '/privacy'),
  // Words that stand only in the text, and words that mean the same.
  among('refund', '/terms'),
  among('iso 27001', '/trust', 4),
  among('vacancy', '/careers'),
  // Whole questions.
  among('how much does it cost', '/pricing'),
  among('who do I contact', '/contact'),
  among('how do I get an api key', '/docs/api/authentication', 5),
  // Still being typed.
  among('attendan', '/modules#attendance'),
  among('pri', '/pricing'),
];
