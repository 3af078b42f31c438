// What a file is made of, between the HTML of a text and the Typst that sets it: plain data that `document.typ` reads.

export type Inline =
  | string
  | { kind: 'strong' | 'em'; words: Inline[] }
  | { kind: 'code'; text: string }
  /** To another place of the file. */
  | { kind: 'jump'; to: string; words: Inline[] }
  | { kind: 'link'; href: string; words: Inline[] }
  | { kind: 'break' };

/** A drawing; `alt` is what it says, and nothing when the words around it say the same. `width` is in points. */
export type Picture = { kind: 'picture'; svg: string; width: number; alt: string | null };

/** A picture stands before the words. */
export type Cell = { words: Inline[]; right: boolean; picture?: Picture };

export type Table = {
  kind: 'table';
  head: Cell[][];
  body: Cell[][];
  /** How wide each column is: a share of the width, or points for one that holds drawings. */
  columns: ({ share: number } | { points: number })[];
  /** The first cell of each row names the row. */
  namedRows: boolean;
  /** Stands in a figure, closer and smaller. */
  small: boolean;
};

export type Block =
  | { kind: 'heading'; level: number; id?: string; words: Inline[] }
  | { kind: 'paragraph'; words: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'figure'; caption: Inline[]; blocks: Block[] /** May go on overleaf. */; long: boolean }
  | { kind: 'rule' }
  | Picture
  | Table;
