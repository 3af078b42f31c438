// The learners of the sandbox's secondary school, put together from lists by a seed: the same at every build.
import * as sandboxSchool from '~/content/uganda-data/sandbox-school';
import { seededRandom } from '~/lib/seeded-random';

/** A learner as `GET /learners` gives one. */
export type SandboxLearner = {
  id: string;
  lin: string | null;
  first_name: string;
  last_name: string;
  class: string;
  stream: string;
  status: 'active';
  guardian: { name: string; phone: string };
  balance: number;
  updated_at: string;
};

export type SandboxSchool = {
  firstNames: readonly string[];
  lastNames: readonly string[];
  classes: readonly string[];
  streams: readonly string[];
  learnersInStream: number;
  owingInStream: number;
  withoutLinInStream: number;
  feesOfTerm: { junior: number; senior: number };
  /** Learners that the documentation names; each takes a place of its stream. */
  known: readonly Omit<SandboxLearner, 'status' | 'updated_at'>[];
  changed: string;
};

const ID_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789';
/** The sandbox's numbers: the last digit decides whether a payment goes through. Nobody owns them. */
const TEST_NUMBERS = ['+25667000000', '+25660000000'] as const;
const OUTCOMES = 6;
/** Most pay; the other outcomes are there to be met now and then. */
const PAYS = 0.7;
const STEP = 10_000;

type Entry = Omit<SandboxLearner, 'status' | 'updated_at'>;

export function sandboxLearners(school: SandboxSchool): SandboxLearner[] {
  const next = seededRandom('sandbox-secondary-school');
  const below = (count: number) => Math.floor(next() * count);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const usedNames = new Set(school.known.map(nameOf));
  const usedIds = new Set(school.known.map(({ id }) => id));

  function fresh(used: Set<string>, make: () => string): string {
    for (;;) {
      const made = make();
      if (!used.has(made)) return used.add(made) && made;
    }
  }
  const id = () => `lrn_${Array.from({ length: 8 }, () => ID_LETTERS[below(ID_LETTERS.length)]).join('')}`;
  const phone = () => one(TEST_NUMBERS) + (next() < PAYS ? 1 : 2 + below(OUTCOMES - 1));
  /** `some` of `all` places, by chance. */
  const dealt = (some: number, all: number) =>
    Array.from({ length: all }, (_, index) => ({ isOne: index < some, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ isOne }) => isOne);

  function learner(of: string, stream: string, owes: boolean, hasLin: boolean): Entry {
    const name = fresh(usedNames, () => `${one(school.firstNames)} ${one(school.lastNames)}`);
    const [first_name = '', last_name = ''] = name.split(' ');
    const fees = /[56]$/.test(of) ? school.feesOfTerm.senior : school.feesOfTerm.junior;
    return {
      id: fresh(usedIds, id),
      lin: hasLin ? `UG2${below(5)}A00${String(below(100_000)).padStart(5, '0')}` : null,
      first_name,
      last_name,
      class: of,
      stream,
      guardian: { name: `${one(school.firstNames)} ${one(school.lastNames)}`, phone: phone() },
      balance: owes ? STEP * (1 + below(fees / STEP)) : 0,
    };
  }

  function streamOf(of: string, stream: string): Entry[] {
    const known = school.known.filter((each) => each.class === of && each.stream === stream);
    const count = school.learnersInStream - known.length;
    const owing = dealt(school.owingInStream - known.filter(({ balance }) => balance > 0).length, count);
    const withoutLin = dealt(school.withoutLinInStream - known.filter(({ lin }) => !lin).length, count);
    return [...known, ...owing.map((owes, index) => learner(of, stream, owes, !withoutLin[index]))];
  }

  return school.classes
    .flatMap((of) => school.streams.flatMap((stream) => streamOf(of, stream).sort(byName)))
    .map((each) => ({ ...each, status: 'active', updated_at: school.changed }));
}

const nameOf = ({ first_name, last_name }: Pick<Entry, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;
const byName = (a: Entry, b: Entry) =>
  a.last_name.localeCompare(b.last_name) || a.first_name.localeCompare(b.first_name);

/** Those of the school that the sandbox has. */
export const learners = sandboxLearners(sandboxSchool);
