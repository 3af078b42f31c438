// A class before its examination: expected grades by subject, and learners who need attention.
import { DataPanel } from '../DataPanel/DataPanel';
import { ProductFrame } from '../ProductFrame/ProductFrame';
import type { Lines, Results, Screen } from '../words';

type AnalyticsProps = { view: Screen & { subjects: Results; watch: Lines } };

export function Analytics({ view }: AnalyticsProps) {
  return (
    <ProductFrame title={view.title} note={view.note} caption={view.caption}>
      <DataPanel words={view.subjects} />
      <DataPanel words={view.watch} />
    </ProductFrame>
  );
}
