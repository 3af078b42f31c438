// `npm run dev`: the site with hot reload. What follows `--` goes to Astro.
import { runProgram } from './run-program.ts';

const host = process.env.HOST ? ['--host', process.env.HOST] : [];
const port = process.env.PORT ?? '4321';
// No desk runs beside it, so forms answer by themselves unless told otherwise.
const env = { PUBLIC_FORMS: process.env.PUBLIC_FORMS ?? 'simulated' };
process.exitCode = await runProgram('astro', ['dev', '--port', port, ...host, ...process.argv.slice(2)], {
  folder: 'site',
  env,
});
