// A university with several campuses: registrations and paid tuition.
import { AttendancePanel } from '../AttendancePanel/AttendancePanel';
import { FunnelPanel } from '../FunnelPanel/FunnelPanel';
import { ProductFrame } from '../ProductFrame/ProductFrame';
import type { AttendanceWords, Funnel, Screen } from '../words';

type UniversityProps = { view: Screen & { registered: Funnel; paid: AttendanceWords } };

export function University({ view }: UniversityProps) {
  return (
    <ProductFrame title={view.title} note={view.note} caption={view.caption}>
      <FunnelPanel funnel={view.registered} />
      <AttendancePanel attendance={view.paid} />
    </ProductFrame>
  );
}
