// What only the pages about trust have.

import { section } from '~/components/define-section';
import { todayInKampala } from '~/lib/dates';
import { Hero } from '~/sections/Hero/Hero';
import { DataTable } from '~/sections/Table/DataTable';
import { certificateTable, testedHero as heroOf } from './view';
import { certificatesWords, testedHeroWords } from './words';

export const certificates = section({
  name: 'certificates',
  title: 'Certificates',
  schema: certificatesWords,
  load: (words) => certificateTable(words, todayInKampala()),
  component: DataTable,
});

export const testedHero = section({
  name: 'testedHero',
  title: 'Title of the page, with the result of the tests',
  schema: testedHeroWords,
  opensPage: true,
  load: heroOf,
  component: Hero,
});
