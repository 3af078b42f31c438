// Makes the institutions of a survey and their answers from its plan: by chance, the same at every build, and with
// exactly the totals that the plan states.
import { seededRandom } from '@tred/sandbox/seeded-random';
import { belongs } from './groups';
import { pick, spread } from './spread';
import type {
  Answer,
  ChoiceQuestion,
  Institution,
  Kind,
  Lean,
  Question,
  Region,
  SurveyPlan,
} from './survey-plan';

export function sampleSurvey(plan: SurveyPlan): Institution[] {
  const all = institutionsOf(plan);
  for (const [name, question] of Object.entries(plan.questions)) {
    const asked = all.filter((each) => isAsked(each, question));
    const answers = answersTo(question, asked, seededRandom(`${plan.seed}: ${name}`));
    for (const each of asked) {
      const answer = answers(each);
      if (answer === undefined) throw new Error(`${each.number} was asked ${name} and has no answer.`);
      each.answers[name] = answer;
    }
  }
  return all;
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];

function institutionsOf({ answered, observed }: SurveyPlan): Institution[] {
  const all: Institution[] = [];
  for (const region of keysOf(answered)) {
    const twelve = [...observed[region].twelve];
    const others = [...observed[region].others];
    for (const kind of keysOf(answered[region]))
      for (let count = 0; count < answered[region][kind]; count += 1) {
        const best = take(twelve, kind);
        const seen = best || take(others, kind);
        all.push({ number: all.length + 1, region, kind, twelve: best, observed: seen, answers: {} });
      }
    if (twelve.length + others.length > 0) throw new Error(`${region}: more were observed than answered.`);
  }
  return all;
}

/** Takes one off the list, if it is there. */
function take(list: Kind[], kind: Kind): boolean {
  const place = list.indexOf(kind);
  if (place >= 0) list.splice(place, 1);
  return place >= 0;
}

function isAsked(each: Institution, question: Question): boolean {
  if (question.kind === 'rest' || question.asked === undefined) return true;
  if (typeof question.asked === 'string') return belongs(each, question.asked);
  return question.asked.includes(each.kind);
}

type Answers = (each: Institution) => Answer | undefined;

function answersTo(question: Question, asked: Institution[], chance: () => number): Answers {
  switch (question.kind) {
    case 'yes': {
      const { only = 'all', unless } = question;
      const open = asked.filter((each) => belongs(each, only) && !(unless && belongs(each, unless)));
      const yes = pickHalves(open, question, chance);
      return (each) => yes.has(each);
    }
    case 'choice':
      return choices(question, asked, chance);
    case 'amount': {
      const found = new Map<Institution, number>();
      for (const { where, ...range } of question.means) {
        const pool = asked.filter((each) => !found.has(each) && (!where || belongs(each, where)));
        const values = spread(
          pool,
          { digits: question.digits ?? 0, ...range },
          leaning(question.lean),
          chance,
        );
        pool.forEach((each, place) => {
          found.set(each, values[place] ?? 0);
        });
      }
      return (each) => found.get(each);
    }
    case 'rest':
      return (each) => question.from.reduce((left, name) => left - Number(each.answers[name]), 100);
  }
}

function choices({ options }: ChoiceQuestion, asked: Institution[], chance: () => number): Answers {
  const found = new Map<Institution, string>();
  for (const [name, option] of Object.entries(options)) {
    const open = asked.filter((each) => !found.has(each));
    for (const each of pickHalves(open, option, chance)) found.set(each, name);
  }
  return (each) => found.get(each);
}

function pickHalves(
  pool: Institution[],
  { twelve, others, lean }: { twelve: number; others: number; lean?: Lean },
  chance: () => number,
): Set<Institution> {
  const part = (best: boolean, count: number) =>
    pick(
      pool.filter((each) => each.twelve === best),
      count,
      leaning(lean),
      chance,
    );
  return new Set([...part(true, twelve), ...part(false, others)]);
}

const leaning =
  (lean: Lean = {}) =>
  ({ region, kind }: { region: Region; kind: Kind }) =>
    (lean[region] ?? 1) * (lean[kind] ?? 1);
