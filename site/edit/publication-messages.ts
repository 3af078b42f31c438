// Messages about drafts and publications between the editor's server and its page.

/** A content file that differs from the live site; `blob` identifies its bytes. */
export type Change = { file: string; blob: string; how: 'new' | 'changed' | 'deleted' };

export type Draft = Change & {
  /** Empty if the file was not changed in the editor. */
  who: string;
  at: number;
  /** What changed, a line for each field. */
  words: string[];
};

export type Published = { commit: string; who: string; at: number; kind: string; words: string[] };

export type Progress = {
  kind: 'published' | 'put back' | 'date';
  who: string;
  step: 'checking' | 'building' | 'switching' | 'sending' | 'done' | 'failed';
  startedAt: number;
  /** Why it failed, or why the remote refused. */
  message: string;
};

/** An entry of the live site that appears, or takes place, on a day to come. */
export type Coming = { path: string; title: string; day: string };

export type WebsiteState = {
  person: string;
  mayPublish: boolean;
  /** A programmer's version waits to be published. */
  isOutdated: boolean;
  progress: Progress | undefined;
  drafts: Draft[];
  history: Published[];
  coming: Coming[];
};
