// Chooses between the compressed copies of a file by what the browser accepts.
export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** Encodings the browser takes, the smallest first; an encoding with q=0 is refused. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (!header) return [];
  const weights = new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q ? Number(q.slice(2)) : 1] as const;
    }),
  );
  return encodings.map(({ name }) => name).filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
