// Every collection of the site. Its schema is in the folder of its subject.

import { replies } from './apps/inbox/schema';
import type { Collection } from './readers/collection';
import { audiences } from './subjects/audiences/schema';
import { blog } from './subjects/blog/schema';
import { docs } from './subjects/docs/schema';
import { documents, guides, legal } from './subjects/documents/schema';
import { events, recordings } from './subjects/events/schema';
import { requestCategories, requests } from './subjects/feature-requests/schema';
import { jobs } from './subjects/jobs/schema';
import { letters } from './subjects/newsletter/schema';
import { brand, press } from './subjects/press/schema';
import { paperChapters, papers, reports } from './subjects/publications/schema';
import { releases } from './subjects/releases/schema';

export const collections: Readonly<Record<string, Collection>> = {
  audiences,
  blog,
  brand,
  docs,
  documents,
  events,
  guides,
  jobs,
  legal,
  letters,
  paperChapters,
  papers,
  press,
  recordings,
  releases,
  replies,
  reports,
  requestCategories,
  requests,
};
