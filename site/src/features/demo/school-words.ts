// The office's words with the names of one school.
import { nameOf } from '@tred/sandbox/act';
import { scaleOf } from '@tred/sandbox/results';
import { fillValues } from '~/lib/format-text';
import { openOffice } from './office';
import { followed, type SchoolKind } from './scenario';
import { listName, streamLabel } from './views';
import { type DemoOfficeWords, officeWords } from './words';

const filled: Record<string, DemoOfficeWords> = {};

export function wordsOf(kind: SchoolKind, name = ''): DemoOfficeWords {
  const key = `${kind}/${name}`;
  filled[key] ??= fill(kind, name);
  return filled[key];
}

function fill(kind: SchoolKind, name: string): DemoOfficeWords {
  const { brother, subject, paper, exam, early, earlyLong, markRule } = officeWords.schools[kind];
  const child = followed(kind, openOffice(kind, name).school);
  const grades = (scaleOf(child.class) ?? []).map(({ grade, from }) =>
    from > 0 ? `${grade} from ${from}` : `otherwise ${grade}`,
  );
  const values = {
    child: listName(child),
    first: child.first_name,
    father: child.guardian.name,
    brother: nameOf(brother),
    homeStream: streamLabel(child),
    newClass: brother.class,
    lateSubject: subject,
    paper,
    exam,
    early,
    earlyLong,
    markRule,
    scale: grades.join(', '),
  };
  // All texts at once; a typed name may have quotes.
  const escaped = Object.entries(values).map(([of, value]) => [of, JSON.stringify(value).slice(1, -1)]);
  return JSON.parse(fillValues(JSON.stringify(officeWords), Object.fromEntries(escaped)));
}
