// `npm run proof`: what would go live, and what is wrong with it, in one screen and without a build.
import { proof } from '../site/build/proof.ts';
import { changedFiles } from './changed-files.ts';
import { proofScreen } from './proof-screen.ts';
import { root } from './run-program.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const found = await proof();
console.log(proofScreen(found, changedFiles(root, 'site/src/content')));
process.exit(found.wrong.length === 0 ? 0 : 1);
