// A picture with a caption. Its one file is one that every site has.
import { Picture } from './Picture';
import './picture.css';

const file = { src: '/icon-512.png', width: 512 };

export const examples = {
  captioned: (
    <Picture
      alt="The mark of the company: three slanted bars"
      caption="A caption under a picture."
      width={320}
      height={320}
      alternatives={[{ type: 'image/png', phone: [file], wide: [file] }]}
      fallback={file.src}
    />
  ),
};
