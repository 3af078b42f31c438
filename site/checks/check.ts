// What every check on the built site gives back to the runner.

export type Problem = { where: string; what: string };

export type Finding = {
  /** How many things were looked at, and what they are: "412 links". */
  checked: string;
  problems: Problem[];
  /** Lines worth printing even when all is well. */
  notes?: string[];
  /** What it needs is not on this machine. */
  leftOut?: boolean;
};
