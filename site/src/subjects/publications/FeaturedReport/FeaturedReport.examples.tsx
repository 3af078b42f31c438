// A report with two findings.
import { FeaturedReport } from './FeaturedReport';

export const examples = {
  report: (
    <FeaturedReport
      kicker="Featured report"
      title="The school office in Uganda"
      text="What the people who run it told us."
      facts={['52 pages', '150+ institutions']}
      findingsTitle="Key insights"
      findings={[
        { title: 'Fees arrive by phone', text: 'And most of the work starts there.' },
        { title: 'The register is kept twice', text: 'The second time too late.' },
      ]}
      download={{ label: 'Download the summary', href: '/favicon.svg', note: 'PDF · 60 KB' }}
      read={{ label: 'Read it here', href: '/whitepapers' }}
      seed="office"
    />
  ),
};
