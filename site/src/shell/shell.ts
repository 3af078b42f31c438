// Everything every page runs, in one small file: theme, menu, scrolled header, reveal, dates, subscribe.
import { computedDates } from './computed-dates';
import { menu } from './menu';
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
