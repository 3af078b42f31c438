// The question before anything is asked.
import { words } from '~/content/pages/reference';
import { Lookup } from './Lookup';

export const examples = {
  question: <Lookup words={words} origin="" place="look-up" />,
};
