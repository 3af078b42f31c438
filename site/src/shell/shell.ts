// The script of every page: theme, menu, scrolled header, reveal, dates, forms, search, offline pages, the
// scripts of the page's parts, and the school's drawing.

import { openSearch } from '~/apps/search/browser/open-search.client';
import { keepOffline } from '~/subjects/offline/keep-offline';
import { computedDates, forms, menu, reveal, school, scrolled, theme } from './behaviour';
import { partScripts } from './part-scripts';

theme();
menu();
scrolled();
reveal();
computedDates();
forms();
openSearch();
keepOffline();
partScripts();
school();
