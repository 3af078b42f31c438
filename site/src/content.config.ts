// Every collection of the site. What its entries must say, with help for whoever edits, stands in its own room.
import { audiences } from './subjects/audiences/collection';
import { blog } from './subjects/blog/collection';
import { docs } from './subjects/docs/collection';
import { documents, guides, legal } from './subjects/documents/collection';
import { events, recordings } from './subjects/events/schema';
import { requestCategories, requests } from './subjects/feature-requests/collection';
import { replies } from './subjects/inbox/collection';
import { jobs } from './subjects/jobs/collection';
import { brand, press } from './subjects/press/collection';
import { paperChapters, papers, reports } from './subjects/publications/collection';
import { releases } from './subjects/releases/collection';

export const collections = {
  audiences,
  blog,
  brand,
  docs,
  documents,
  events,
  guides,
  jobs,
  legal,
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
