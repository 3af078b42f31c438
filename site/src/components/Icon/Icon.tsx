// An icon of the lucide set as inline SVG, drawn at build. Decorative: the text beside it has the meaning.
import { icons } from 'lucide-react';
import { inPage } from './in-page';

export type IconName = keyof typeof icons;

type IconProps = { name: IconName; size?: number };

export function Icon({ name, size = 24 }: IconProps) {
  const Drawing = icons[name];
  return <Drawing {...inPage} size={size} strokeWidth={1.75} className="" />;
}
