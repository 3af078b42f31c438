// `npm run serve`: the site that was built, through the desk. PORT and HOST are the desk's to read.
import { serve } from './serve-site.ts';

await serve();
