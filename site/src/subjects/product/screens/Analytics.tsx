// A class before its examination: the grades expected in each subject, and the learners to see first.
import { type Lines, LinesPanel } from '../LinesPanel/LinesPanel';
import { ProductFrame, type Screen } from '../ProductFrame/ProductFrame';
import { type Results, ResultsPanel } from '../ResultsPanel/ResultsPanel';

type AnalyticsProps = { view: Screen & { subjects: Results; watch: Lines }; seed?: string };

export function Analytics({ view, seed }: AnalyticsProps) {
  return (
    <ProductFrame title={view.title} note={view.note} caption={view.caption} seed={seed}>
      <ResultsPanel results={view.subjects} />
      <LinesPanel lines={view.watch} />
    </ProductFrame>
  );
}
