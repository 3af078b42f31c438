// A picture card with a list of what is included under its words.
import { Ticks } from '~/ui/Ticks/Ticks';
import { PictureCard, type PictureCardProps } from './PictureCards';

export type TickedCardProps = Omit<PictureCardProps, 'points'> & { points: readonly string[] };

export function TickedCard({ points, ...card }: TickedCardProps) {
  return <PictureCard {...card} points={<Ticks items={points} />} />;
}
