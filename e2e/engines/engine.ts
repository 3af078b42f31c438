// Interface to Debian's Firefox and WebKit, which Playwright cannot drive.

export type View = {
  /** Runs a function in the page, without closures. */
  evaluate<Result>(run: () => Result): Promise<Result>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  choose(select: string, value: string): Promise<void>;
  messages(): Promise<string[]>;
};

export type Engine = {
  name: string;
  open(address: string, width: number): Promise<View>;
  close(): Promise<void>;
};
