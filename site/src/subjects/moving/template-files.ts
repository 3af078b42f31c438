// The templates as the site gives them out: the page lists them, and the route beside it sends them.
import { meta, templateWords } from '~/content/pages/moving';
import { templates } from './templates';

/** Made once for both. */
export const templateFiles = templates(templateWords, meta.path);
