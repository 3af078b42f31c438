// What only the media kit has.
import { section } from '~/components/define-section';
import { organisation } from '~/facts/organisation';
import { pageTexts } from '~/facts/page-text';
import { Downloads } from '~/sections/Downloads/Downloads';
import { BrandSheet } from './BrandSheet/BrandSheet';
import { mediaDownloads } from './media-kit-files';
import { mediaKitWords } from './words';

export const mediaKit = section({
  name: 'mediaKit',
  title: 'Packages of the media kit',
  schema: mediaKitWords,
  load: mediaDownloads,
  component: Downloads,
});

export const brandSheet = section({
  name: 'brandSheet',
  title: 'Logo on its backgrounds',
  schema: pageTexts('caption'),
  load: (words) => ({ ...words, name: organisation.name }),
  component: BrandSheet,
});
