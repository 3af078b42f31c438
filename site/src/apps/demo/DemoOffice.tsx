// The office with its words. The script contains them: as props they would make the HTML larger.
import { Office } from './islands/Office';
import type { SchoolKind } from './scenario';
import { wordsOf } from './school-words';

export function DemoOffice({ kind }: { kind: SchoolKind }) {
  return <Office kind={kind} words={wordsOf(kind)} />;
}
