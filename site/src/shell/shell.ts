// Everything every page runs, in one small file: theme, menu, scrolled header, reveal, dates, subscribe,
// the way into the search, and the scripts of the parts that have one.

import { openSearch } from '~/subjects/search/browser/open-search.client';
import { computedDates } from './computed-dates';
import { menu } from './menu';
import { partScripts } from './part-scripts';
import { reveal } from './reveal';
import { scrolled } from './scrolled';
import { subscribe } from './subscribe';
import { theme } from './theme';

theme();
menu();
scrolled();
reveal();
computedDates();
subscribe();
openSearch();
partScripts();
