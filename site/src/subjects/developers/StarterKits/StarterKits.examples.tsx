// One archive with two files.
import { StarterKits } from './StarterKits';

export const examples = {
  one: (
    <StarterKits
      title="Start from one"
      download="Download"
      filesTitle="In the archive"
      kits={[
        {
          title: 'Offline register',
          text: 'Roll call of one stream.',
          points: ['A tap is kept at once', 'Sends the whole day'],
          file: 'offline-register.zip',
          href: '/favicon.ico',
          size: '8 KB',
          contents: [
            { file: 'app.js', size: '4 KB' },
            { file: 'index.html', size: '3 KB' },
          ],
          docs: { label: 'Registers in the API', href: '/' },
        },
      ]}
    />
  ),
};
