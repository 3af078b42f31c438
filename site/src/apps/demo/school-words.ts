// The office's words with the names of one school.
import { nameOf } from '@tred/sandbox/act';
import { scaleOf } from '@tred/sandbox/results';
import { fillValues } from '~/lib/format-text';
import { openOffice } from './office';
import { followed, type SchoolKind, scenarios } from './scenario';
import { listName, streamLabel } from './views';
import { type DemoOfficeWords, officeWords } from './words';

const filled: Partial<Record<SchoolKind, DemoOfficeWords>> = {};

export function wordsOf(kind: SchoolKind): DemoOfficeWords {
  filled[kind] ??= fill(kind);
  return filled[kind];
}

function fill(kind: SchoolKind): DemoOfficeWords {
  const { brother, subject, paper, exam } = scenarios[kind];
  const child = followed(kind, openOffice(kind).school);
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
    scale: grades.join(', '),
  };
  // All texts at once: the values are plain names.
  return JSON.parse(fillValues(JSON.stringify(officeWords), values));
}
