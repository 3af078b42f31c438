// A sentence of the API's description: what stands in backticks is code.

export function Words({ text }: { text: string }) {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? <code key={part}>{part.slice(1, -1)}</code> : part));
}
