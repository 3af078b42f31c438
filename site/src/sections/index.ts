// The list of all sections, and of the asides that may stand beside the words of some of them.

import type { Section } from '~/components/define-section';
import { banners, earnings, kitHero } from '~/features/affiliate/sections';
import { quietHours, rewardScale } from '~/features/bounty/sections';
import { caseFigures, caseStudies, caseStudy } from '~/features/case-studies/sections';
import { channelHero, hackathons, meetups, podium, ranks } from '~/features/community/sections';
import { figureRegister, regions } from '~/features/company/sections';
import { developerSections, registerPhone, request } from '~/features/developers/sections';
import { accessLog, certificates, pack, testedHero } from '~/features/documents/sections';
import { eventSections, eventYear } from '~/features/events/sections';
import { roadmap } from '~/features/feature-requests/sections';
import { schoolPrice, schoolStreet } from '~/features/for-schools/sections';
import { openings } from '~/features/jobs/sections';
import { office, partnerTypes } from '~/features/partners/sections';
import { picture, text } from '~/features/pictures/sections';
import { brandSheet, mediaKit } from '~/features/press/sections';
import { price } from '~/features/pricing/sections';
import {
  customers,
  nameLine,
  namePath,
  pictureCards,
  product,
  workingDashboard,
} from '~/features/product/sections';
import { papers, report, reportFigures } from '~/features/publications/sections';
import { releases, releaseYear } from '~/features/releases/sections';
import { startupMeetings, startupRounds, startupStories, startupYear } from '~/features/startup/sections';
import { manyPieces } from '~/features/store/sections';
import {
  bars,
  contents,
  copyBox,
  factSheet,
  flow,
  map,
  rows,
  shares,
  stepList,
  ticks,
  track,
  ways,
} from './asides';
import { cards } from './Cards/index';
import { comparison } from './Comparison/index';
import { contacts } from './Contacts/index';
import { copyTexts } from './CopyTexts/index';
import { covers } from './Covers/index';
import { dates } from './Dates/index';
import { diagram } from './Diagram/index';
import { downloads } from './Downloads/index';
import { faq } from './Faq/index';
import { figureList } from './FigureList/index';
import { figures } from './Figures/index';
import { form } from './Form/index';
import { hero } from './Hero/index';
import { meters } from './Meters/index';
import { names } from './Names/index';
import { people } from './People/index';
import { plans } from './Plans/index';
import { quotes } from './Quotes/index';
import { split } from './Split/index';
import { statement } from './Statement/index';
import { steps } from './Steps/index';
import { points, timetable } from './small';
import { table } from './Table/index';

export const sections: readonly Section[] = [
  hero,
  text,
  picture,
  cards,
  points,
  figures,
  figureList,
  meters,
  steps,
  timetable,
  split,
  statement,
  people,
  quotes,
  faq,
  table,
  comparison,
  plans,
  covers,
  dates,
  openings,
  form,
  downloads,
  contacts,
  copyTexts,
  diagram,
  names,
  certificates,
  testedHero,
  figureRegister,
  ranks,
  channelHero,
  meetups,
  hackathons,
  ...developerSections,
  ...eventSections,
  kitHero,
  banners,
  mediaKit,
  partnerTypes,
  office,
  startupStories,
  startupMeetings,
  startupYear,
  startupRounds,
  namePath,
  pictureCards,
  schoolStreet,
  schoolPrice,
  customers,
  caseStudies,
  caseFigures,
  caseStudy,
  releases,
  roadmap,
  report,
  reportFigures,
  papers,
];

export const asides: readonly Section[] = [
  ticks,
  stepList,
  factSheet,
  bars,
  shares,
  track,
  flow,
  map,
  ways,
  contents,
  copyBox,
  product,
  nameLine,
  workingDashboard,
  releaseYear,
  price,
  earnings,
  regions,
  podium,
  rewardScale,
  quietHours,
  request,
  registerPhone,
  rows,
  accessLog,
  pack,
  eventYear,
  brandSheet,
  manyPieces,
];
