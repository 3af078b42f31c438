// A wide and a square picture.
import { PictureFiles } from './PictureFiles';

const files = [{ label: 'SVG', href: '/favicon.svg', size: '1 KB' }];

export const examples = {
  two: (
    <PictureFiles
      title="Banners"
      pictures={[
        {
          title: 'Link picture',
          use: 'Social media',
          src: '/og/index.png',
          width: 1200,
          height: 630,
          alt: 'Education. Reimagined.',
          files,
        },
        {
          title: 'Mark',
          use: 'Anywhere small',
          src: '/favicon.svg',
          width: 160,
          height: 160,
          alt: 'The mark of Tred',
          files,
        },
      ]}
    />
  ),
};
