// Creates sample learners from common names and a seed. All phone numbers are test numbers.
import { byListOrder } from './attendance.ts';
import { idBy, seededRandom } from './ids.ts';
import { testNumbers } from './payments.ts';
import type { ClassPlan, KnownLearner, Learner, SchoolPlan } from './types.ts';

const girls: readonly string[] = `
  Aisha Annet Brenda Christine Doreen Esther Faith Fatuma Gloria Grace Irene Joan Joy Judith Lydia
  Mariam Martha Norah Patience Phiona Rebecca Ritah Ruth Sandra Sharon Stella Vivian Winnie`
  .trim()
  .split(/\s+/);

const boys: readonly string[] = `
  Allan Brian Charles Daniel David Derrick Emmanuel Francis Hassan Ian Isaac Ivan Joel Jonathan Joseph
  Kenneth Mark Moses Paul Peter Rashid Ronald Samuel Simon Swaib Timothy`
  .trim()
  .split(/\s+/);

const lastNames: readonly string[] = `
  Acan Achieng Adong Akello Amongin Anyango Apio Asiimwe Atim Auma Ayikoru Babirye Baluku Birungi
  Byaruhanga Candiru Drani Ebong Kaggwa Kato Katushabe Kembabazi Kintu Kirabo Kisakye Kizza Kwagala
  Lubega Masaba Mugisha Mukasa Mulongo Musoke Mutesi Muwanga Nabirye Nabwire Nafula Nakato Nalubega
  Namazzi Nambi Nankya Natukunda Nekesa Nsubuga Ocen Odeke Odongo Ojok Okello Okot Opio Otim Rwothomio
  Ssali Ssebunya Tumusiime Turyasingura Wanyama Wasswa`
  .trim()
  .split(/\s+/);

const firstNames = [...girls, ...boys].sort();
const stems = Object.values(testNumbers);
const OUTCOMES = 6;
/** Most payments succeed; a few fail. */
const PAYS = 0.7;
const STEP = 10_000;

export function learnersOf(plan: SchoolPlan): Learner[] {
  const next = seededRandom(plan.seed);
  const below = (count: number) => Math.floor(next() * count);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const usedNames = new Set(plan.known.map(({ first_name, last_name }) => `${first_name} ${last_name}`));
  const usedIds = new Set(plan.known.map(({ id }) => id));

  function fresh(used: Set<string>, make: () => string): string {
    for (;;) {
      const made = make();
      if (!used.has(made)) return used.add(made) && made;
    }
  }
  const phone = () => one(stems) + (next() < PAYS ? 1 : 2 + below(OUTCOMES - 1));
  const two = (most: number) => String(1 + below(most)).padStart(2, '0');
  const dealt = (some: number, all: number) =>
    Array.from({ length: all }, (_, index) => ({ isOne: index < some, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ isOne }) => isOne);

  function learner(of: ClassPlan, stream: string | null, owes: boolean, hasLin: boolean): KnownLearner {
    const name = fresh(usedNames, () => `${one(firstNames)} ${one(lastNames)}`);
    const [first_name = '', last_name = ''] = name.split(' ');
    const fees = of.charges.reduce((total, { amount }) => total + amount, 0);
    const made: KnownLearner = {
      id: fresh(usedIds, () => idBy(next, 'lrn')),
      lin: hasLin ? `UG2${below(5)}A00${String(below(100_000)).padStart(5, '0')}` : null,
      first_name,
      last_name,
      class: of.name,
      stream,
      guardian: { name: `${one(firstNames)} ${one(lastNames)}`, phone: phone() },
      balance: owes ? STEP * (1 + below(fees / STEP)) : 0,
    };
    const born = plan.candidates[of.name];
    if (born === undefined) return made;
    const day = `${born - below(2)}-${two(12)}-${two(28)}`;
    const sex = girls.includes(first_name) ? 'F' : 'M';
    return { ...made, sex, ...(below(10) > 0 && { birth_date: day }) };
  }

  function streamOf(of: ClassPlan, stream: string | null): KnownLearner[] {
    const known = plan.known.filter((each) => each.class === of.name && each.stream === stream);
    const count = plan.learnersInStream - known.length;
    const owing = dealt(plan.owingInStream - known.filter(({ balance }) => balance > 0).length, count);
    const withoutLin = dealt(plan.withoutLinInStream - known.filter(({ lin }) => !lin).length, count);
    return [...known, ...owing.map((owes, index) => learner(of, stream, owes, !withoutLin[index]))];
  }

  return plan.classes
    .flatMap((of) => (of.streams.length > 0 ? of.streams : [null]).flatMap((stream) => streamOf(of, stream)))
    .map(
      ({ guardian, balance, ...each }): Learner => ({
        ...each,
        status: 'active',
        guardian,
        balance,
        updated_at: plan.changed,
      }),
    )
    .sort(byListOrder);
}
