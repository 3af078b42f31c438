// Every collection of the site. Its schema is in the folder of its subject.

import { blog } from './features/blog/schema';
import { docs } from './features/docs/schema';
import { documents, guides, legal } from './features/documents/schema';
import { events, recordings } from './features/events/schema';
import { requestCategories, requests } from './features/feature-requests/schema';
import { jobs } from './features/jobs/schema';
import { issues } from './features/newsletter/schema';
import { brand, press } from './features/press/schema';
import { paperChapters, papers, reports } from './features/publications/schema';
import { releases } from './features/releases/schema';
import { replies } from './features/replies/schema';
import type { Collection } from './readers/collection';

export const collections: Readonly<Record<string, Collection>> = {
  blog,
  brand,
  docs,
  documents,
  events,
  guides,
  jobs,
  legal,
  letters: issues,
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
