// What the tests ask of a browser that Playwright cannot drive here: Debian's Firefox and WebKit.

export type View = {
  /** Runs a function in the page, where it sees nothing from here. */
  evaluate<Result>(run: () => Result): Promise<Result>;
  click(selector: string): Promise<void>;
  /** Types as a person does, key by key. */
  type(selector: string, text: string): Promise<void>;
  choose(select: string, value: string): Promise<void>;
  /** What the page complained of since it was opened. */
  messages(): Promise<string[]>;
};

export type Engine = {
  /** Name and version, for the report. */
  name: string;
  open(address: string, width: number): Promise<View>;
  close(): Promise<void>;
};
