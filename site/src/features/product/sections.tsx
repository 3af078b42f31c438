// What only the pages of the product have: its pictures, and the learner's name on its way through a school.

import type { z } from 'astro/zod';
import type { ReactElement } from 'react';
import { section } from '~/components/define-section';
import { Section } from '~/components/Section/Section';
import { Names } from '~/sections/Names/Names';
import { DataPanel, type PanelWords } from './DataPanel/DataPanel';
import { FeesPanel } from './FeesPanel/FeesPanel';
import { NameLine, NamePath } from './NamePath/NamePath';
import { PhoneFrame } from './PhoneFrame/PhoneFrame';
import { Phones } from './Phones/Phones';
import { PictureCard } from './PictureCard/PictureCard';
import { ProductFrame } from './ProductFrame/ProductFrame';
import { WorkingDashboard } from './screens/WorkingDashboard';
import { customerNames, dashboard, matching, namePathOf, phones, screens } from './view';
import {
  customersWords,
  nameLineWords,
  namePathWords,
  type PictureCardWords,
  pictureCardsWords,
  productView,
  productWords,
  type Screen,
  workingDashboardWords,
} from './words';

const pane = (words: PanelWords) => <DataPanel words={words} key={words.title} />;
const fees = () => <FeesPanel fees={dashboard().fees} key="fees" />;
const screen = (words: Screen, ...panes: ReactElement[]) => <ProductFrame {...words}>{panes}</ProductFrame>;

const pictures = {
  analytics: () => screen(screens().analytics, ...screens().analytics.panels.map(pane)),
  intake: () => screen(productView.intake, pane(dashboard().admissions), pane(productView.results)),
  day: () => screen(productView.day, pane(dashboard().attendance), fees()),
  file: () => screen(productView.file, pane(productView.file.papers)),
};

const panes: Record<PictureCardWords['picture'], () => ReactElement> = {
  admissions: () => pane(dashboard().admissions),
  registration: () => pane(productView.registration),
  results: () => pane(productView.results),
  fees,
};

export const product = section({
  name: 'product',
  title: 'Picture of the product',
  schema: productWords,
  component: ({ pictures: names }: z.infer<typeof productWords>) => (
    <>
      {names.map((name) => name in pictures && pictures[name as keyof typeof pictures]())}
      {names.some((name) => name in phones()) && (
        <Phones>
          {names.map(
            (name) =>
              name in phones() && (
                <PhoneFrame {...phones()[name as keyof ReturnType<typeof phones>]} key={name} />
              ),
          )}
        </Phones>
      )}
    </>
  ),
});

export const pictureCards = section({
  name: 'pictureCards',
  title: 'Cards with pictures of the product',
  schema: pictureCardsWords,
  component: ({ cards, ...words }: z.infer<typeof pictureCardsWords>) => (
    <Section {...words}>
      {cards.map(({ picture, ...card }) => (
        <PictureCard {...card} key={picture}>
          {panes[picture]()}
        </PictureCard>
      ))}
    </Section>
  ),
});

export const workingDashboard = section({
  name: 'workingDashboard',
  title: 'Dashboard to try',
  schema: workingDashboardWords,
  load: (words) => ({ ...words, ...matching(), view: dashboard() }),
  component: WorkingDashboard,
});

export const namePath = section({
  name: 'namePath',
  title: 'A learner’s name on its papers',
  schema: namePathWords,
  load: namePathOf,
  component: NamePath,
});

export const nameLine = section({
  name: 'nameLine',
  title: 'A learner’s name',
  schema: nameLineWords,
  component: NameLine,
});

export const customers = section({
  name: 'customers',
  title: 'Names of customers',
  schema: customersWords,
  load: ({ institutions, ...words }) => ({ ...words, names: customerNames(institutions) }),
  component: Names,
});
