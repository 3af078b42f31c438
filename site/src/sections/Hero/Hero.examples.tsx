// The looks of a hero.
import { Hero } from './Hero';

const words = {
  title: 'A page says what it is about',
  lead: 'One or two sentences in plain words, so that a reader on a slow phone knows whether to stay.',
  actions: [
    { label: 'Get Started', href: '/contact' },
    { label: 'View Pricing', href: '/pricing' },
  ],
};

export const examples = {
  plain: <Hero {...words} />,
  statement: <Hero {...words} look="statement" kicker="Uganda EdTech Security Program" />,
  counting: (
    <Hero
      {...words}
      look="statement"
      counts={{
        groups: [
          { count: 44, tone: 1 },
          { count: 3, tone: 3 },
        ],
        columns: 8,
        caption: 'S.2 East: 47 learners, three of them not in class.',
      }}
    />
  ),
  split: (
    <Hero
      {...words}
      look="split"
      points={['Works offline', 'Bills in UGX']}
      proof="Trusted by 500+ educational institutions"
    >
      <p>The picture stands here.</p>
    </Hero>
  ),
  text: (
    <Hero
      look="text"
      trail={[{ name: 'Blog', path: '/blog' }]}
      title="Reading a term of fees in ten minutes"
      lead="What the ledger says before the bursar does."
      seed="a"
    >
      <p>Grace Auma, 12 June 2026, 6 min read</p>
    </Hero>
  ),
  reference: <Hero look="reference" trail={[]} title="Terms of service" />,
};
