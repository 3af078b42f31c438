// Which entries a person may see. Without a person the query shows the least.
import type { FormId } from '@tred/contract/registry';

export interface Visibility {
  /** What outsiders found wrong with us is read by few until it is mended. */
  securityReports: boolean;
}

export const withoutReports: Visibility = { securityReports: false };
/** For the command line, which reads the database itself. */
export const withReports: Visibility = { securityReports: true };

const confidential: FormId = 'security-report';

export const isConfidential = (form: string) => form === confidential;

/** Forms whose entries stay out of every list, count, search and export. */
export const hiddenForms = ({ securityReports }: Visibility): FormId[] =>
  securityReports ? [] : [confidential];
