// A picture card with a list of what is included under its words.

import type { ReactNode } from 'react';
import { Ticks } from '~/ui/Ticks/Ticks';
import type { TickedCardWords } from '../words';
import { PictureCard } from './PictureCards';

export function TickedCard({ points, ...card }: TickedCardWords & { children?: ReactNode }) {
  return <PictureCard {...card} points={<Ticks items={points} />} />;
}
