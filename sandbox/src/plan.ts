// What one of the sandbox's schools is made from. The school itself follows from it and from nothing else.
import type { Application, ClassPlan, Learner, Payment, RegisterMark, Webhook } from './types.ts';

export type KnownLearner = Omit<Learner, 'status' | 'updated_at'>;

export type SchoolPlan = {
  name: string;
  seed: string;
  term: string;
  /** When the records were last touched before anybody used the sandbox. */
  changed: string;
  classes: readonly ClassPlan[];
  /** Those of a class, or of each of its streams where it has some. */
  learnersInStream: number;
  owingInStream: number;
  withoutLinInStream: number;
  /** Whose sex and day of birth the office has filled in, all but one in ten, and the year they were mostly born. */
  candidates: Readonly<Record<string, number>>;
  /** Learners that the documentation names; each takes a place of its stream. */
  known: readonly KnownLearner[];
  /** What a learner owed from before the term. */
  opening: Readonly<Record<string, number>>;
  /** Payments with ids that are known. Whoever has paid here has paid nothing else this term. */
  payments: readonly Payment[];
  registers: readonly {
    id: string;
    class: string;
    stream: string | null;
    date: string;
    marks: readonly RegisterMark[];
  }[];
  results: readonly {
    id: string;
    learner: string;
    subject: string;
    continuous: number;
    examination: number;
  }[];
  /** Subjects that nobody has marked yet this term. */
  unmarked: readonly string[];
  applications: readonly Application[];
  webhooks: readonly Webhook[];
};
