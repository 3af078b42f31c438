// A university with several campuses: registrations and paid tuition.
import { DataPanel } from '../DataPanel/DataPanel';
import { ProductFrame } from '../ProductFrame/ProductFrame';
import type { AttendanceWords, Funnel, Screen } from '../words';

type UniversityProps = { view: Screen & { registered: Funnel; paid: AttendanceWords } };

export function University({ view }: UniversityProps) {
  return (
    <ProductFrame title={view.title} note={view.note} caption={view.caption}>
      <DataPanel words={view.registered} />
      <DataPanel words={view.paid} />
    </ProductFrame>
  );
}
