// Marks and grades.
import { act, type Done, invalid, learnerIn, nameOf } from './act.ts';
import { learnerNamed, planNamed } from './class-list.ts';
import type { Grade, Result, School, Term } from './types.ts';

/** 20 % continuous assessment and 80 % examination, rounded at the end. */
export function markOf(continuous: number, examination: number): number {
  return Math.round((continuous * 2 + examination * 8) / 10);
}

type Scale = readonly { grade: Grade; from: number }[];

const scale = (grades: string): Scale =>
  grades.split(' ').map((each) => {
    const [grade = '', from] = each.split('>');
    return { grade, from: Number(from) };
  });

const lowerSecondary = scale('A>80 B>65 C>50 D>35 E>0');
const primary = scale('D1>90 D2>80 C3>70 C4>60 C5>55 C6>50 P7>45 P8>40 F9>0');

/** A to E in S.1 to S.4, D1 to F9 in P.1 to P.7; other classes have no grade. */
export const scaleOf = (className: string): Scale | undefined =>
  /^S\.[1-4]$/.test(className) ? lowerSecondary : /^P\.[1-7]$/.test(className) ? primary : undefined;

export const gradeOf = (mark: number, className: string): Grade | null =>
  scaleOf(className)?.find(({ from }) => mark >= from)?.grade ?? null;

export type NewMark = { learner: string; continuous: number; examination: number };
export type NewResults = {
  class: string;
  term: Term;
  subject: string;
  marks: readonly NewMark[];
  /** `true` publishes them and sends an SMS to guardians. */
  publish?: boolean | undefined;
};

/** Replaces all marks of one class in one subject. */
export function saveMarks(school: School, sent: NewResults, at: number): Done<Result[]> {
  const { class: of, term, subject } = sent;
  planNamed(school, of);
  for (const { learner } of sent.marks)
    if (learnerNamed(school, learner, 'marks').class !== of)
      throw invalid(`${learner} is not in ${of}.`, 'marks');
  const isSame = (each: Result) => each.class === of && each.term === term && each.subject === subject;
  const before = new Map(school.results.filter(isSame).map((each) => [each.learner, each]));
  // Published marks stay published.
  const wasPublished = [...before.values()].some((each) => each.published);
  return act(school, at, (draft) => {
    const results = sent.marks.map(({ learner, continuous, examination }): Result => {
      const mark = markOf(continuous, examination);
      const old = before.get(learner);
      return {
        id: old?.id ?? draft.id('res'),
        learner,
        class: of,
        term,
        subject,
        continuous,
        examination,
        mark,
        grade: gradeOf(mark, of),
        published: sent.publish === true || wasPublished,
        updated_at: draft.now,
      };
    });
    draft.school.results = [...school.results.filter((each) => !isSame(each)), ...results];
    if (sent.publish) {
      if (!wasPublished)
        draft.happen('results.published', { class: of, term, subject, learners: results.length });
      for (const { learner, mark, grade } of results) {
        const old = before.get(learner);
        if (old?.published && old.mark === mark) continue;
        const who = learnerIn(school, learner);
        const result = grade ? `${mark}, grade ${grade}` : String(mark);
        const text = `${nameOf(who)}, ${of}: ${subject} ${result}.`;
        draft.sendMessage(who.guardian.phone, learner, 'results', text);
      }
    }
    return results;
  });
}
