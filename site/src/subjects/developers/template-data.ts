// What the starter templates show before a server answers, from the sandbox's invented school.
import { kits, sampleStatement } from '~/content/pages/developers/mobile-templates';
import { learners } from './learners';
import type { TemplateFacts } from './template-files';

type Name = (typeof kits)[number]['name'];

const school = 'Sandbox Secondary School';
const place = { class: 'S.2', stream: 'North' };
const stream = learners.filter((each) => each.class === place.class && each.stream === place.stream);
const names = stream.map(({ id, first_name, last_name }) => ({ id, first_name, last_name }));
const learner = learners.find(({ id }) => id === sampleStatement.learner);

const data: Record<Name, TemplateFacts['data']> = {
  'offline-register': {
    'learners.js': { global: 'REGISTER', value: { school, ...place, learners: names } },
  },
  'fees-balance': {
    'sample.js': { global: 'SAMPLE', value: { learner, statement: sampleStatement } },
  },
  'empty-app': undefined,
};

export const templateFacts: TemplateFacts[] = kits.map(({ name, title }) => ({
  name,
  title,
  data: data[name],
}));

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
