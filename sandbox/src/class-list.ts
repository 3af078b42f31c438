// The class list: adds and changes learners.
import { act, type Done, found, invalid, learnerIn, withChanged } from './act.ts';
import type { ClassPlan, Learner, School } from './types.ts';

export type NewLearner = Omit<Learner, 'id' | 'lin' | 'stream' | 'status' | 'balance' | 'updated_at'> & {
  stream?: string;
  lin?: string;
};
export type LearnerChange = Partial<NewLearner> & { status?: Learner['status'] };

export function addLearner(school: School, sent: NewLearner, at: number): Done<Learner> {
  const stream = streamIn(planNamed(school, sent.class), sent.stream);
  refuseSameLin(school, sent.lin);
  return act(school, at, (draft) => {
    const learner: Learner = {
      id: draft.id('lrn'),
      ...sent,
      lin: sent.lin ?? null,
      stream,
      status: 'active',
      balance: 0,
      updated_at: draft.now,
    };
    draft.school.learners = [...school.learners, learner];
    return learner;
  });
}

export function changeLearner(school: School, id: string, change: LearnerChange, at: number): Done<Learner> {
  const before = learnerIn(school, id);
  const { class: of = before.class, stream: named = before.stream ?? undefined } = change;
  const stream =
    change.class === undefined && change.stream === undefined
      ? before.stream
      : streamIn(planNamed(school, of), named);
  refuseSameLin(school, change.lin, id);
  return act(school, at, (draft) => {
    const learner: Learner = { ...before, ...change, stream, updated_at: draft.now };
    draft.school.learners = withChanged(school.learners, learner);
    return learner;
  });
}

function refuseSameLin({ learners }: School, lin: string | undefined, own?: string): void {
  if (lin !== undefined && learners.some((each) => each.lin === lin && each.id !== own))
    throw invalid('Another learner has this LIN.', 'lin');
}

/** The named stream, or the first; `null` for a class without streams. */
export function streamIn({ name, streams }: ClassPlan, stream = streams[0]): string | null {
  if (stream === undefined || streams.includes(stream)) return stream ?? null;
  throw invalid(
    streams.length > 0 ? `stream must be ${streams.join(' or ')}.` : `${name} has no streams.`,
    'stream',
  );
}

export const classIn = ({ classes }: School, className: string): ClassPlan =>
  found(
    classes.find(({ name }) => name === className),
    'class',
    className,
  );

export function planNamed({ classes }: School, className: string): ClassPlan {
  const plan = classes.find(({ name }) => name === className);
  if (!plan) throw invalid(`There is no class ${className}.`, 'class');
  return plan;
}

export function learnerNamed({ learners }: Pick<School, 'learners'>, id: string, field: string): Learner {
  const learner = learners.find((each) => each.id === id);
  if (!learner) throw invalid(`There is no learner ${id}.`, field);
  return learner;
}

/** Candidates as a file for an examination board; missing data is an empty cell. */
export function candidateFile(school: School, className: string): string {
  const subjects = classIn(school, className).subjects.join(';');
  const rows = school.learners
    .filter((each) => each.class === className && each.status === 'active')
    .map(({ lin, last_name, first_name, sex, birth_date }) =>
      [lin, last_name, first_name, sex, birth_date, subjects].map(cell).join(','),
    );
  return `${['lin,last_name,first_name,sex,birth_date,subjects', ...rows].join('\n')}\n`;
}

const cell = (value: string | null | undefined) =>
  /[",\n\r]/.test(value ?? '') ? `"${value?.replaceAll('"', '""')}"` : (value ?? '');
