// The parts of the documentation, in the order in which they are read.

export const docGroups = {
  start: 'Start',
  uganda: 'Uganda guides',
  examples: 'Examples',
  cli: 'Command line',
  api: 'API reference',
  sdk: 'Libraries',
} as const;

export type DocGroup = keyof typeof docGroups;
