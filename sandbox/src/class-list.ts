// The class list: adds and changes learners.
import { act, type Done, found, learnerIn, RefusedError, withChanged } from './act.ts';
import type { ClassPlan, Guardian, Learner, School } from './types.ts';

export type NewLearner = {
  first_name: string;
  last_name: string;
  class: string;
  stream?: string;
  lin?: string;
  sex?: 'F' | 'M';
  birth_date?: string;
  guardian: Guardian;
};
export type LearnerChange = Partial<NewLearner> & { status?: Learner['status'] };

export function addLearner(school: School, sent: NewLearner, at: number): Done<Learner> {
  const stream = streamOf(school, sent.class, sent.stream);
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
  const moves = change.class !== undefined || change.stream !== undefined;
  const stream = moves
    ? streamOf(school, change.class ?? before.class, change.stream ?? before.stream ?? undefined)
    : before.stream;
  refuseSameLin(school, change.lin, id);
  return act(school, at, (draft) => {
    const learner: Learner = { ...before, ...change, stream, updated_at: draft.now };
    draft.school.learners = withChanged(school.learners, learner);
    return learner;
  });
}

/** A LIN is unique. */
function refuseSameLin({ learners }: School, lin: string | undefined, own?: string): void {
  if (lin !== undefined && learners.some((each) => each.lin === lin && each.id !== own))
    throw new RefusedError('invalid_field', 'Another learner has this LIN.', 'lin');
}

/** The named stream, or the first; `null` for a class without streams. */
function streamOf(school: School, className: string, stream: string | undefined): string | null {
  const { streams } = planNamed(school, className);
  if (stream === undefined || (streams.length > 0 && streams.includes(stream)))
    return stream ?? streams[0] ?? null;
  const all = streams.join(' or ');
  throw new RefusedError(
    'invalid_field',
    all ? `stream must be ${all}.` : `${className} has no streams.`,
    'stream',
  );
}

export function planNamed({ classes }: School, className: string): ClassPlan {
  const plan = classes.find(({ name }) => name === className);
  if (!plan) throw new RefusedError('invalid_field', `There is no class ${className}.`, 'class');
  return plan;
}

export function learnerNamed({ learners }: Pick<School, 'learners'>, id: string, field: string): Learner {
  const learner = learners.find((each) => each.id === id);
  if (!learner) throw new RefusedError('invalid_field', `There is no learner ${id}.`, field);
  return learner;
}

/** Candidates as a file for an examination board; missing data is an empty cell. */
export function candidateFile(school: School, className: string): string {
  const plan = found(
    school.classes.find(({ name }) => name === className),
    'class',
    className,
  );
  const rows = school.learners
    .filter((each) => each.class === className && each.status === 'active')
    .map(({ lin, last_name, first_name, sex, birth_date }) =>
      [lin, last_name, first_name, sex, birth_date, plan.subjects.join(';')].map(cell).join(','),
    );
  return `${['lin,last_name,first_name,sex,birth_date,subjects', ...rows].join('\n')}\n`;
}

const cell = (value: string | null | undefined) =>
  /[",\n\r]/.test(value ?? '') ? `"${value?.replaceAll('"', '""')}"` : (value ?? '');
