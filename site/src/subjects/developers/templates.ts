// The starter templates with the data that they show before a server answers, made once for their archives and for
// the page that says what is in them.
import { learnersOf } from '@tred/sandbox/learners';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import { kits, meta, sampleStatement } from '~/content/pages/developers/mobile-templates';
import { organisation } from '~/facts/organisation';
import { type TemplateFacts, templateArchive, templateFiles } from './template-files';

const about = { site: `https://${organisation.domain}`, apiHost: `api.${organisation.domain}` };

const { name: school } = secondarySchool;
const learners = learnersOf(secondarySchool);
const place = { class: 'S.2', stream: 'North' };
const stream = learners.filter((each) => each.class === place.class && each.stream === place.stream);
const names = stream.map(({ id, first_name, last_name }) => ({ id, first_name, last_name }));
const learner = learners.find(({ id }) => id === sampleStatement.learner);

const data: Record<(typeof kits)[number]['name'], TemplateFacts['data']> = {
  'offline-register': {
    'learners.js': { global: 'REGISTER', value: { school, ...place, learners: names } },
  },
  'fees-balance': {
    'sample.js': { global: 'SAMPLE', value: { learner, statement: sampleStatement } },
  },
  'empty-app': undefined,
};

/** Each with its archive, and its files as they lie in it. */
export const templates = kits.map((kit) => {
  const facts = { name: kit.name, title: kit.title, data: data[kit.name] };
  const files = templateFiles(facts, about);
  const made = templateArchive(kit.name, files);
  return { ...kit, ...made, files, href: `${meta.path}/${made.file}` };
});

/** The service worker as it lies in the first archive. */
export const serviceWorker = templates[0]?.files['sw.js'] ?? '';

/** The register as its picture shows it: one learner of the stream is absent. */
export const registerLines = {
  title: 'Present',
  figure: `${stream.length - 1} of ${stream.length}`,
  note: 'kept on this phone',
  lines: stream.slice(0, 6).map(({ first_name, last_name }, index) => ({
    label: `${last_name} ${first_name}`,
    value: index === 3 ? 'Absent' : 'Present',
    tone: index === 3 ? ('warm' as const) : ('good' as const),
  })),
};
