// Which forms a user may see. Defaults to the most restrictive view.
import type { FormId } from '@tred/contract/registry';

export interface Visibility {
  /** Security reports need a right of their own. */
  securityReports: boolean;
}

export const withoutReports: Visibility = { securityReports: false };
/** For the command line. */
export const withReports: Visibility = { securityReports: true };

const confidential: FormId = 'security-report';

export const isConfidential = (form: string) => form === confidential;

/** Forms that are left out of lists, counts, search and exports. */
export const hiddenForms = ({ securityReports }: Visibility): FormId[] =>
  securityReports ? [] : [confidential];
