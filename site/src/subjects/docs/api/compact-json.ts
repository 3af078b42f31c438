// JSON set for reading on a phone: what is short stays on one line, what is long is broken up.

const width = 42;

export function compactJson(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const deeper = `${indent}  `;
  const inside = (at: string) =>
    Object.entries(value).map(
      ([key, one]) => `${Array.isArray(value) ? '' : `${JSON.stringify(key)}: `}${compactJson(one, at)}`,
    );
  const line = `${open}${inside('').join(', ')}${close}`;
  // The whole message is always broken up, so that its fields stand under each other.
  if (indent !== '' && indent.length + line.length <= width && !line.includes('\n')) return line;
  const lines = inside(deeper).map((one) => deeper + one);
  return lines.length === 0
    ? line.replaceAll(' ', '')
    : `${open.trim()}\n${lines.join(',\n')}\n${indent}${close.trim()}`;
}
