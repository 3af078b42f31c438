// The office with its words. The script contains them: as props they would make the HTML larger.
import { Office } from './islands/Office';
import { officeWords } from './words';

export function DemoOffice() {
  return <Office words={officeWords} />;
}
