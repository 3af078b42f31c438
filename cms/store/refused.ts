// A request that is refused, with a sentence for the person.
import type { Refusal } from '@tred/contract/editor-api';

export class Refused extends Error implements Refusal {
  readonly status: number;
  readonly problems: Refusal['problems'];
  readonly clash: Refusal['clash'];
  readonly removed: Refusal['removed'];

  constructor(
    status: number,
    message: string,
    problems: Refusal['problems'] = [],
    { clash, removed }: Pick<Refusal, 'clash' | 'removed'> = {},
  ) {
    super(message);
    this.status = status;
    this.problems = problems;
    this.clash = clash;
    this.removed = removed;
  }
}

/** A problem of no single file. */
export const NOWHERE = { path: '', title: 'The content', page: '/', field: '', label: '' };
export const NOT_SAVED = 'Nothing was saved yet.';
