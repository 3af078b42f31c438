// The marks of samples until launch. Every output asks here, and site/checks/preview.ts reads every built file.
import { interfaceWords } from './interface.ts';
import { navigation } from './navigation.ts';
import { organisation } from './organisation.ts';

/** The line that says that names and figures are samples. Undefined after launch. */
export const previewLine = () => (organisation.launched ? undefined : navigation.preview.label);

/** The short mark. Undefined after launch. */
export const previewMark = () => (organisation.launched ? undefined : interfaceWords.sample);

/** A text that is read without its page: in a feed, a calendar, the data for search engines. */
export const asSample = (text: string): string => [previewMark(), text].filter(Boolean).join(': ');
