// Chooses between the compressed copies of a file by what the browser accepts.
export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** What the few kinds of browser say, read once; whoever sends nonsense cannot fill it. */
const known = new Map<string, readonly Encoding[]>();
const mostKnown = 100;

/** Encodings the browser takes, the smallest first; an encoding with q=0 is refused. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return [];
  const before = known.get(header);
  if (before) return before;
  const accepted = readEncodings(header);
  if (known.size < mostKnown) known.set(header, accepted);
  return accepted;
}

function readEncodings(header: string): Encoding[] {
  const weights = new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q ? Number(q.slice(2)) : 1] as const;
    }),
  );
  return encodings.map(({ name }) => name).filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
