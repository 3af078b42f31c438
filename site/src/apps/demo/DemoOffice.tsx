// The office with its words. The script contains them: as props they would make the HTML larger.
import { Office } from './islands/Office';
import { useTypedName } from './islands/use-office';
import type { SchoolKind } from './scenario';
import { wordsOf } from './school-words';

export function DemoOffice({ kind }: { kind: SchoolKind }) {
  const name = useTypedName();
  return <Office kind={kind} name={name} words={wordsOf(kind, name)} />;
}
