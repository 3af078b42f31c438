// Everything every page runs, in one small file: theme, menu, scrolled header, reveal, dates, subscribe,
// and the way into the search.
import { computedDates } from './computed-dates';
import { menu } from './menu';
import { reveal } from './reveal';
import { scrolled } from './scrolled';
import { openSearch } from './search/open-search';
import { subscribe } from './subscribe';
import { theme } from './theme';

theme();
menu();
scrolled();
reveal();
computedDates();
subscribe();
openSearch();
