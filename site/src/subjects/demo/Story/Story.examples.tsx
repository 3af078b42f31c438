// The whole morning, as the demo's page shows it.
import { story } from '~/content/pages/demo';
import { storyPictures } from '../story';
import { Story } from './Story';

export const examples = {
  morning: <Story words={{ ...story, id: 'example-story' }} pictures={storyPictures()} />,
};
