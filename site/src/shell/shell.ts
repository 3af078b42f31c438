// The script of every page: theme, menu, scrolled header, reveal, dates, forms, search, offline pages, the scripts of
// the page's parts, and the count of visits.

import { countVisits } from '~/features/cookies/count-visits';
import { keepOffline } from '~/features/offline/keep-offline';
import { openSearch } from '~/features/search/browser/open-search.client';
import { forms, menu, printedDate, reveal, scrolled, theme } from './behaviour';
import { partScripts } from './part-scripts';

theme();
menu();
scrolled();
reveal();
printedDate();
forms();
openSearch();
keepOffline();
partScripts();
countVisits();
