// The settings of astro.config.ts, for builds: a file of this kind Astro has loaded by Node, any other by a bundler.
import settings from '../astro.config.ts';

export default settings;
