// Two cards, each with a pane of the product.
import { LinesPanel } from '~/subjects/product/LinesPanel/LinesPanel';
import { PictureCard, PictureCards } from './PictureCards';

const lines = { title: 'Places', lines: [{ label: 'PCM/ICT', value: '48 of 50' }] };

export const examples = {
  two: (
    <PictureCards title="Picture cards" lead="Each shows what it says.">
      <PictureCard title="First" text="What it does." points={['One', 'Two']} caption="A list of places.">
        <LinesPanel lines={lines} />
      </PictureCard>
      <PictureCard title="Second" text="What it does." points={['One', 'Two']} caption="A list of places.">
        <LinesPanel lines={lines} />
      </PictureCard>
    </PictureCards>
  ),
};
