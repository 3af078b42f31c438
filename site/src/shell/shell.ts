// The script of every page: theme, menu, scrolled header, reveal, dates, forms, search, offline pages, the scripts of
// the page's parts, and the count of visits.

import { openSearch } from '~/apps/search/browser/open-search.client';
import { countVisits } from '~/subjects/cookies/count-visits';
import { keepOffline } from '~/subjects/offline/keep-offline';
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
