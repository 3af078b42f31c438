// What a survey asks and how its sample answers are spread. The plan itself is content.

export type Region = 'central' | 'western' | 'eastern' | 'northern';
export type Kind = 'aided' | 'private' | 'technical' | 'university' | 'primary';

/** How much likelier, or larger, an answer is in a region or kind of institution; 1 where nothing is said. */
export type Lean = Partial<Record<Region | Kind, number>>;

/** Who is asked: kinds of institution, the observed offices, or those who said yes to another question. */
type Asked = readonly Kind[] | string;

type Halves = {
  /** How many of the twelve best-run offices, and how many of all others, give this answer. */
  twelve: number;
  others: number;
  lean?: Lean;
};

type YesQuestion = Halves & {
  kind: 'yes';
  label: string;
  asked?: Asked;
  /** All who say yes belong to this group, or none of them does. */
  only?: string;
  unless?: string;
};

export type ChoiceQuestion = {
  kind: 'choice';
  label: string;
  asked?: Asked;
  options: Readonly<Record<string, Halves & { label: string }>>;
};

/** The first mean whose group an institution belongs to is its own; the last has no group and serves the rest. */
type Mean = { where?: string; mean: number; low: number; high: number };

type AmountQuestion = {
  kind: 'amount';
  label: string;
  asked?: Asked;
  /** Digits after the point; none unless said. */
  digits?: number;
  /** Digits that its mean is written with, where they are more. */
  shown?: number;
  means: readonly Mean[];
  lean?: Lean;
};

/** What is left of 100. */
type RestQuestion = { kind: 'rest'; label: string; from: readonly string[] };

export type Question = YesQuestion | ChoiceQuestion | AmountQuestion | RestQuestion;

export type SurveyPlan = {
  seed: string;
  regions: Readonly<Record<Region, string>>;
  kinds: Readonly<Record<Kind, string>>;
  answered: Readonly<Record<Region, Readonly<Record<Kind, number>>>>;
  observed: Readonly<Record<Region, { twelve: readonly Kind[]; others: readonly Kind[] }>>;
  questions: Readonly<Record<string, Question>>;
  office: { learners: number; payments: number; classes: number; weeks: number; days: number };
  errors: {
    foundSameDay: { minutes: readonly number[] };
    foundAtTermEnd: { minutes: readonly number[]; visits: number; sentHome: number };
  };
};

/** An answer: yes or no, the name of an option, or a number. */
export type Answer = boolean | string | number;

export type Institution = {
  number: number;
  region: Region;
  kind: Kind;
  observed: boolean;
  /** One of the twelve offices that the observers rated highest. */
  twelve: boolean;
  /** By question; those who were not asked have none. */
  answers: Record<string, Answer>;
};
