// In the tests' copy of the repository it stands for scripts/run.mjs: "builds" a publication by copying the build of the
// tests, with the headline of the home page. If the file REAL_BUILD is there, the site is built.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const { REAL_BUILD = '', TEST_BUILD = '' } = process.env;
if (existsSync(REAL_BUILD)) await import(new URL('real-run.mjs', import.meta.url).href);
else {
  const { hero } = parse(readFileSync('content/pages/home.yaml', 'utf8'));
  cpSync(TEST_BUILD, 'site/dist', { recursive: true });
  for (const ending of ['.br', '.gz']) rmSync(`site/dist/index.html${ending}`, { force: true });
  const page = readFileSync('site/dist/index.html', 'utf8');
  const title = [hero.title].flat().join(' ');
  writeFileSync(
    'site/dist/index.html',
    page.replace(/(<h1[^>]*>).*?<\/h1>/s, (_, tag) => `${tag}${title}</h1>`),
  );
}
