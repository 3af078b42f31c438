// Everything every page runs, in one small file: theme, menu, scrolled header, reveal, dates, subscribe,
// the way into the search, pages for when there is no network, and the scripts of the parts that have one.

import { keepOffline } from '~/subjects/offline/keep-offline';
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
keepOffline();
partScripts();
