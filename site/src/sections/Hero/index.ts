// The title of the page with its lead and buttons; an aside or a drawing beside or below them.
import { section } from '~/components/define-section';
import { Hero } from './Hero';
import { heroWords } from './schema';

export const hero = section({
  name: 'hero',
  title: 'Title of the page',
  schema: heroWords,
  takesAside: true,
  opensPage: true,
  component: Hero,
});
