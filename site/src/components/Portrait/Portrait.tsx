// A person's drawn portrait, or initials. Decorative: the name stands beside it.
import { portraits } from '~/facts/portraits';
import { portraitAddress } from '~/files/drawing-files';
import { Monogram } from '../Monogram/Monogram';
import css from './Portrait.module.css';

type PortraitProps = { name: string; size?: 'small' | 'large' };

export function Portrait({ name, size = 'small' }: PortraitProps) {
  const portrait = portraits()[name];
  if (!portrait) return <Monogram name={name} size={size} />;
  return (
    <img
      className={`${css.portrait} ${css[size]}`}
      src={portraitAddress(portrait)}
      width="120"
      height="120"
      loading="lazy"
      alt=""
    />
  );
}
