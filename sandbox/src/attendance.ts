// Attendance registers: one for each class, stream and day, replaced as a whole.
import { act, type Done, invalid, learnerIn, nameOf, withChanged } from './act.ts';
import { classIn, learnerNamed, streamIn } from './class-list.ts';
import { dayInWords } from './format.ts';
import type { Attendance, Learner, Register, RegisterMark, School } from './types.ts';

export type NewRegister = {
  class: string;
  stream?: string | undefined;
  date: string;
  marks: readonly RegisterMark[];
  /** `true` closes the day: guardians of absent learners get one SMS. */
  closed?: boolean | undefined;
};

/** Learners of a class today, in list order. */
export function classList(school: School, className: string, stream?: string | null): Learner[] {
  return school.learners
    .filter(
      (each) =>
        each.status === 'active' && each.class === className && (stream == null || each.stream === stream),
    )
    .sort(byListOrder);
}

export function byListOrder(a: Learner, b: Learner): number {
  return (
    order(a.class, b.class) ||
    order(a.stream ?? '', b.stream ?? '') ||
    order(a.last_name, b.last_name) ||
    order(a.first_name, b.first_name) ||
    order(a.id, b.id)
  );
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function registerOf(
  school: School,
  className: string,
  stream: string | null,
  date: string,
): Register | undefined {
  return school.registers.find(
    (each) => each.class === className && each.stream === stream && each.date === date,
  );
}

/** Replaces the whole register; a closed one stays closed. */
export function takeRegister(school: School, entered: NewRegister, at: number): Done<Register> {
  const stream = streamFor(school, entered);
  for (const { learner } of entered.marks) {
    const { class: of, stream: in_ } = learnerNamed(school, learner, 'marks');
    if (of !== entered.class || (stream !== null && in_ !== stream))
      throw invalid(`${learner} is not in ${entered.class} ${stream ?? ''}`.trim(), 'marks');
  }
  const before = registerOf(school, entered.class, stream, entered.date);
  return act(school, at, (draft) => {
    const closes = entered.closed === true && !before?.closed_at;
    const register: Register = {
      id: before?.id ?? draft.id('reg'),
      class: entered.class,
      stream,
      date: entered.date,
      marks: entered.marks,
      closed_at: closes ? draft.now : (before?.closed_at ?? null),
      updated_at: draft.now,
    };
    draft.school.registers = before
      ? withChanged(school.registers, register)
      : [...school.registers, register];
    if (closes) {
      draft.happen('register.closed', register);
      for (const { learner, mark } of register.marks) {
        if (mark !== 'absent') continue;
        const who = learnerIn(school, learner);
        const text = `${nameOf(who)} (${who.class}) is absent today, ${dayInWords(register.date)}. Please call the school if you did not know.`;
        draft.sendMessage(who.guardian.phone, learner, 'attendance', text);
      }
    }
    return register;
  });
}

/** A register of a class with streams names one. */
function streamFor(school: School, { class: of, stream = '' }: NewRegister): string | null {
  const plan = classIn(school, of);
  return plan.streams.length === 0 && stream === '' ? null : streamIn(plan, stream);
}

export function attendanceOf(school: School, learner: string): Record<Attendance, number> {
  const counts = { present: 0, absent: 0, late: 0, excused: 0 };
  for (const { marks } of school.registers)
    for (const mark of marks) if (mark.learner === learner) counts[mark.mark] += 1;
  return counts;
}
