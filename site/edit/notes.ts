// The comments of a YAML file, which are its help, by the field that each stands above.
import { isMap, isNode, isPair, isScalar, parseDocument, visit } from 'yaml';

/** The comment at the top goes by the empty name. */
export function notesOf(yaml: string): Record<string, string> {
  const notes: Record<string, string> = {};
  const document = parseDocument(yaml);
  const words = (comment: string) => comment.replace(/^ /gm, '').trim();
  const head = document.commentBefore;
  visit(document, {
    Pair(_, pair, parents) {
      const comment = isNode(pair.key) ? pair.key.commentBefore : undefined;
      if (!comment) return;
      const path = parents.filter(isPair).map(({ key }) => String(isScalar(key) ? key.value : key));
      const own = String(isScalar(pair.key) ? pair.key.value : pair.key);
      // Within a list the names alone do not say which entry it is.
      if (parents.every((each) => !isNode(each) || isMap(each)))
        notes[[...path, own].join('.')] = words(comment);
    },
  });
  const first = isMap(document.contents) ? document.contents.commentBefore : undefined;
  const top = [head, first].filter(Boolean).join('\n\n');
  return top ? { ...notes, '': words(top) } : notes;
}
