// Interface to Debian's Firefox and WebKit, which Playwright cannot drive.

export type View = {
  /** Runs a function in the page, without closures. */
  evaluate<Result>(run: () => Result): Promise<Result>;
  click(selector: string): Promise<void>;
  /** Types key by key. */
  type(selector: string, text: string): Promise<void>;
  choose(select: string, value: string): Promise<void>;
  /** Errors of the page since it was opened. */
  messages(): Promise<string[]>;
};

export type Engine = {
  /** Name and version, for the report. */
  name: string;
  open(address: string, width: number): Promise<View>;
  close(): Promise<void>;
};
