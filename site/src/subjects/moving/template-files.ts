// The templates as the site gives them out: the page lists them, and the route beside it sends them.
import { meta, templateWords } from '~/content/pages/moving';
import { templates } from './templates';

export const { files, list, all } = await templates(templateWords, meta.path);
