// Everything every page runs, in one small file: theme, menu, scrolled header, reveal, dates, subscribe,
// the way into the search, pages for when there is no network, and the scripts of the parts that have one.

import { keepOffline } from '~/subjects/offline/keep-offline';
import { openSearch } from '~/subjects/search/browser/open-search.client';
import { computedDates, menu, reveal, scrolled, subscribe, theme } from './behaviour';
import { partScripts } from './part-scripts';

theme();
menu();
scrolled();
reveal();
computedDates();
subscribe();
openSearch();
keepOffline();
partScripts();
