// Two cards, each with a pane of the product.
import { LinesPanel } from '~/subjects/product/LinesPanel/LinesPanel';
import { PictureCard, PictureCards } from './PictureCards';
import { TickedCard } from './TickedCard';

const lines = { title: 'Places', lines: [{ label: 'PCM/ICT', value: '48 of 50' }] };

export const examples = {
  two: (
    <PictureCards title="Picture cards" lead="Each shows what it says.">
      <PictureCard title="First" text="What it does." caption="A list of places.">
        <LinesPanel lines={lines} />
      </PictureCard>
      <TickedCard title="Second" text="What it does." points={['One', 'Two']}>
        <LinesPanel lines={lines} />
      </TickedCard>
    </PictureCards>
  ),
};
