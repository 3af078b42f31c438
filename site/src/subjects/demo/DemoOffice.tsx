// The office with its words. They are in its script: as props they would weigh on the HTML of everybody who only reads.
import { Office } from './islands/Office';
import { officeWords } from './words';

export function DemoOffice() {
  return <Office words={officeWords} />;
}
