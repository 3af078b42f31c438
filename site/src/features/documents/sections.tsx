// What only the pages about trust have.

import type { z } from 'astro/zod';
import { section } from '~/components/define-section';
import { DataPanel } from '~/features/product/DataPanel/DataPanel';
import { ProductFrame } from '~/features/product/ProductFrame/ProductFrame';
import { todayInKampala } from '~/lib/dates';
import { DownloadList } from '~/sections/Downloads/Downloads';
import type { Download } from '~/sections/Downloads/schema';
import { Hero } from '~/sections/Hero/Hero';
import { DataTable } from '~/sections/Table/DataTable';
import { loadPack } from './procurement-pack';
import { certificateTable, testedHero as heroOf } from './view';
import { accessLogWords, certificatesWords, packWords, testedHeroWords } from './words';

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

export const accessLog = section({
  name: 'accessLog',
  title: 'Access log',
  schema: accessLogWords,
  component: ({ lines, ...frame }: z.infer<typeof accessLogWords>) => (
    <ProductFrame {...frame}>
      <DataPanel words={lines} />
    </ProductFrame>
  ),
});

type Pack = { id: string | undefined; title: string; downloads: readonly Download[] };

export const pack = section({
  name: 'pack',
  title: 'Procurement pack',
  schema: packWords,
  load: async ({ id, title }) => ({ id, title, downloads: (await loadPack()).downloads }),
  component: ({ id, title, downloads }: Pack) => (
    <>
      <h2 id={id}>{title}</h2>
      <DownloadList downloads={downloads} variant="sheet" />
    </>
  ),
});
