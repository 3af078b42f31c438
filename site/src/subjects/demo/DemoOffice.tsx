// The office with its words, which travel with its script: as props they would stand in the page's HTML, all four
// screens of them, for everyone who only came to read.
import { officeWords } from '~/content/demo-office';
import { Office } from './islands/Office';

export function DemoOffice() {
  return <Office words={officeWords} />;
}
