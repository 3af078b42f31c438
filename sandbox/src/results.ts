// Marks and grades.
import { act, type Done, learnerIn, nameOf, RefusedError } from './act.ts';
import { learnerNamed, planNamed } from './class-list.ts';
import type { Grade, Result, School, Term } from './types.ts';

/** 20 % continuous assessment and 80 % examination, rounded at the end. */
export function markOf(continuous: number, examination: number): number {
  return Math.round((continuous * 2 + examination * 8) / 10);
}

const gradeScale: readonly { grade: Grade; from: number }[] = [
  { grade: 'A', from: 80 },
  { grade: 'B', from: 65 },
  { grade: 'C', from: 50 },
  { grade: 'D', from: 35 },
  { grade: 'E', from: 0 },
];

/** A to E in S.1 to S.4; other classes have no grade. */
export function gradeOf(mark: number, className: string): Grade | null {
  if (!/^S\.[1-4]$/.test(className)) return null;
  return gradeScale.find(({ from }) => mark >= from)?.grade ?? 'E';
}

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
      throw new RefusedError('invalid_field', `${learner} is not in ${of}.`, 'marks');
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
        draft.sendMessage(
          who.guardian.phone,
          learner,
          'results',
          `${nameOf(who)}, ${of}: ${subject} ${result}.`,
        );
      }
    }
    return results;
  });
}
