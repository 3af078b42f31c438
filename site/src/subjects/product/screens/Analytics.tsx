// A class before its examination: expected grades by subject, and learners who need attention.
import { LinesPanel } from '../LinesPanel/LinesPanel';
import { ProductFrame } from '../ProductFrame/ProductFrame';
import { ResultsPanel } from '../ResultsPanel/ResultsPanel';
import type { Lines, Results, Screen } from '../words';

type AnalyticsProps = { view: Screen & { subjects: Results; watch: Lines } };

export function Analytics({ view }: AnalyticsProps) {
  return (
    <ProductFrame title={view.title} note={view.note} caption={view.caption}>
      <ResultsPanel results={view.subjects} />
      <LinesPanel lines={view.watch} />
    </ProductFrame>
  );
}
