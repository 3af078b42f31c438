// Overview of the brand: the logo on its backgrounds, and the woven pattern.
import { BrandMark } from '~/components/BrandMark/BrandMark';
import { Weave } from '~/components/Weave/Weave';
import css from './BrandSheet.module.css';

export type BrandSheetProps = {
  name: string;
  caption: string;
};

export function BrandSheet({ name, caption }: BrandSheetProps) {
  return (
    <figure className={css.sheet}>
      <figcaption className="visually-hidden">{caption}</figcaption>
      <Tile name={name} look="ground" />
      <div className={`${css.tile} ${css.weave}`}>
        <Weave seed={name} columns={16} rows={8} drawn />
      </div>
      <Tile name={name} look="accent" />
      <Tile name={name} look="deep" />
    </figure>
  );
}

function Tile({ name, look }: { name: string; look: 'ground' | 'accent' | 'deep' }) {
  return (
    <div className={`${css.tile} ${css[look]}`} aria-hidden="true">
      <BrandMark size={64} />
      <span className={css.name}>{name}</span>
    </div>
  );
}
