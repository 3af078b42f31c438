// Words beside a picture.
import { PictureHero } from './PictureHero';

export const examples = {
  picture: (
    <PictureHero
      title="A page says what it is about"
      lead="One or two sentences in plain words, so that a reader on a slow phone knows whether to stay."
      actions={[{ label: 'Get Started', href: '/contact' }]}
      points={['Works offline', 'Bills in UGX']}
      proof="Trusted by 500+ educational institutions"
    >
      <p>The picture stands here.</p>
    </PictureHero>
  ),
};
