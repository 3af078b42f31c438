// What only the developer pages have.
import type { z } from 'astro/zod';
import { CodeBlock } from '~/components/CodeBlock/CodeBlock';
import { section } from '~/components/define-section';
import { Cards } from '~/sections/Cards/Cards';
import { CopyTexts } from '~/sections/CopyTexts/CopyTexts';
import { Downloads } from '~/sections/Downloads/Downloads';
import { Figures } from '~/sections/Figures/Figures';
import { Hero } from '~/sections/Hero/Hero';
import { DataTable } from '~/sections/Table/DataTable';
import { RunExamples } from '../docs/RunExamples/RunExamples';
import { PhoneFrame } from '../product/PhoneFrame/PhoneFrame';
import { Phones } from '../product/Phones/Phones';
import { CodeSamples } from './CodeSamples/CodeSamples';
import { DataSheets } from './DataSheets/DataSheets';
import { starterKits as kitsOf, registerOf } from './templates';
import {
  dataHero as dataHeroOf,
  languageTable,
  apiNumbers as numbersOf,
  phraseDownloads,
  phraseTexts,
  dataSheets as sheetsOf,
} from './view';
import {
  apiNumbersWords,
  codeSamplesWords,
  dataHeroWords,
  dataSheetsWords,
  messageLanguagesWords,
  phraseFilesWords,
  phrasesWords,
  registerPhoneWords,
  requestWords,
  starterKitsWords,
} from './words';

export const request = section({
  name: 'request',
  title: 'Request to the API',
  schema: requestWords,
  component: ({ run, ...code }: z.infer<typeof requestWords>) => (
    <>
      <CodeBlock {...code} />
      {run && <RunExamples />}
    </>
  ),
});

export const registerPhone = section({
  name: 'registerPhone',
  title: 'Register on a phone',
  schema: registerPhoneWords,
  component: ({ register, ...phone }: z.infer<typeof registerPhoneWords>) => (
    <Phones>
      <PhoneFrame {...phone} panels={[registerOf(register)]} />
    </Phones>
  ),
});

export const developerSections = [
  section({ name: 'codeSamples', title: 'Code', schema: codeSamplesWords, component: CodeSamples }),
  section({
    name: 'apiNumbers',
    title: 'Limits of the API',
    schema: apiNumbersWords,
    load: (words) => ({ stats: numbersOf(words) }),
    component: Figures,
  }),
  section({
    name: 'starterKits',
    title: 'Starter templates',
    schema: starterKitsWords,
    load: kitsOf,
    component: Cards,
  }),
  section({
    name: 'dataHero',
    title: 'Title of the page, with the archive of all tables',
    schema: dataHeroWords,
    opensPage: true,
    load: dataHeroOf,
    component: Hero,
  }),
  section({
    name: 'dataSheets',
    title: 'Tables to download',
    schema: dataSheetsWords,
    load: sheetsOf,
    component: DataSheets,
  }),
  section({
    name: 'messageLanguages',
    title: 'Languages of messages',
    schema: messageLanguagesWords,
    load: languageTable,
    component: DataTable,
  }),
  section({
    name: 'phrases',
    title: 'Messages to translate',
    schema: phrasesWords,
    load: phraseTexts,
    component: CopyTexts,
  }),
  section({
    name: 'phraseFiles',
    title: 'Messages as files',
    schema: phraseFilesWords,
    load: phraseDownloads,
    component: Downloads,
  }),
];
