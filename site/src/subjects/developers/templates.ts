// The starter templates, made once for their archives and for the page that shows what is in them.

import { kits, meta } from '~/content/pages/developers/mobile-templates';
import { organisation } from '~/facts/organisation';
import { templateFacts } from './template-data';
import { type TemplateFacts, templateArchive, templateFiles } from './template-files';

const about = { site: `https://${organisation.domain}`, apiHost: `api.${organisation.domain}` };

export const templates = kits.map((kit, index) => {
  const made = templateArchive(templateFacts[index] as TemplateFacts, about);
  return { ...kit, ...made, href: `${meta.path}/${made.file}` };
});

/** The service worker as it lies in the first archive. */
export const serviceWorker = templateFiles(templateFacts[0] as TemplateFacts, about)['sw.js'] ?? '';
