// Joins two changed versions of a content file.
import { isGroup } from '@tred/contract/editor-shape';
import { mergeVersions, type Version } from '@tred/contract/merge';
import { parseYaml, partsOf, rewritten } from './edit-yaml.ts';

/** Undefined for a file that cannot be read. */
export function versionIn(path: string, text: string): Version | undefined {
  const { yaml, body } = partsOf(path, text);
  const document = parseYaml(yaml);
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  return isGroup(value) ? { value, body } : undefined;
}

/** Where both changed a text it is `mine`, and so is a whole file that cannot be read; then it does not fit. */
export function mergeFiles(
  path: string,
  base: string,
  mine: string,
  theirs: string,
): { text: string; fits: boolean } {
  const [before, own, other] = [base, mine, theirs].map((text) => versionIn(path, text));
  if (!own || !other) return { text: mine, fits: false };
  const { conflicts, ...both } = mergeVersions(before ?? { value: {} }, own, other);
  return { text: rewritten(path, theirs, both), fits: conflicts.length === 0 };
}
