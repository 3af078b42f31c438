// How many stars out of five, drawn and said in words.
import Star from 'lucide-react/icons/star';
import css from './Rating.module.css';

const STARS = [1, 2, 3, 4, 5];

export function Rating({ stars }: { stars: number }) {
  return (
    <span className={css.rating}>
      <span className={css.stars} aria-hidden="true">
        {STARS.map((star) => (
          <Star className={star <= stars ? css.full : css.empty} key={star} size={18} strokeWidth={1.75} />
        ))}
      </span>
      {stars} out of 5 stars
    </span>
  );
}
