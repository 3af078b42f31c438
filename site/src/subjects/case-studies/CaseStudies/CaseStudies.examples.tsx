// One featured study and one row.
import { CaseStudies, type CaseStudy } from './CaseStudies';

const study = (seed: string, category: string): CaseStudy => ({
  seed,
  category,
  title: 'Nine days for a registration that took six weeks',
  facts: ['Budongo Hills University', 'Masindi'],
  description: 'Four campuses opened the same list on the same morning.',
  results: [
    {
      figure: '9 days',
      label: 'To register every student',
      change: { before: { value: 42, text: '6 weeks' }, now: { value: 9, text: '9 days' } },
    },
    { figure: '12,595', label: 'Students on one list' },
    { figure: '94%', label: 'Of tuition matched without a clerk', change: { share: 94 } },
  ],
  link: { label: 'Talk to us', href: '/contact' },
});

export const examples = {
  two: (
    <CaseStudies
      featuredTitle="Featured case study"
      featured={study('featured', 'University')}
      title="More case studies"
      lead="Each with its figures."
      changeWords={{ before: 'Before', now: 'Now' }}
      studies={[study('row', 'Secondary school')]}
    >
      <p>The picture stands here.</p>
    </CaseStudies>
  ),
};
