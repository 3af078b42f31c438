// The product on the phones of a parent and a class teacher.
import { LinesPanel } from '../LinesPanel/LinesPanel';
import { PhoneFrame } from '../PhoneFrame/PhoneFrame';
import type { Lines, Phone } from '../words';

export function ParentPhone({ view }: { view: Phone & { balance: Lines; payments: Lines } }) {
  return (
    <PhoneFrame {...view}>
      <LinesPanel lines={view.balance} />
      <LinesPanel lines={view.payments} />
    </PhoneFrame>
  );
}

export function TeacherPhone({ view }: { view: Phone & { register: Lines } }) {
  return (
    <PhoneFrame {...view}>
      <LinesPanel lines={view.register} />
    </PhoneFrame>
  );
}
