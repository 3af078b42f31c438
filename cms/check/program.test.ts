// The website's program as a process: what it says, when it hangs, and how it ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putFiles, testFolder } from '../../server/src/test-folder.ts';
import { NoAnswer, renderWith, type SiteProcess, siteProcess } from './program.ts';

/** Writes its process id. Hangs if the content, or a change of it, says so. */
const fake = `import { existsSync, mkdirSync, writeFileSync, appendFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  import { text } from 'node:stream/consumers';
  const [, , verb, content, out] = process.argv;
  appendFileSync(content + '/started', process.pid + '\\n');
  const say = (message) => console.log(JSON.stringify(message));
  const is = (name) => existsSync(content + '/' + name);
  if (verb === 'serve') {
    createServer(async (request, response) => {
      const body = await text(request);
      if (!body.includes('hang')) response.end(body || request.url);
    }).listen(out, () => say({ ready: true }));
    process.stdin.resume().on('end', () => process.exit());
  } else {
    say({ step: 'pages', done: 1, of: 2 });
    if (is('hang')) setInterval(() => {}, 1000);
    else if (is('crash')) process.kill(process.pid, 'SIGKILL');
    else if (is('wrong')) {
      say({ problems: [{ path: 'a.md', message: 'It is wrong.' }] });
      process.exitCode = 1;
    } else mkdirSync(out);
  }`;

let folder: string;
let program: string;
let site: SiteProcess;
const started = () => {
  const file = join(folder, 'content/started');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : [];
};
const isThere = (pid = 0) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
beforeEach(() => {
  folder = testFolder();
  program = join(folder, 'program.mjs');
  putFiles(folder, { 'program.mjs': fake, 'content/a.md': '' });
  site = siteProcess(folder, join(folder, 'content'), join(folder, 'socket'), { program, answerMs: 3000 });
});
afterEach(() => site.stop());

it('starts at the first question, and once', async () => {
  await site.reload();
  expect(started()).toEqual([]);
  const pages = await Promise.all(['/a', '/b'].map(site.page));
  expect(pages.map(({ status, body }) => [status, String(body)])).toEqual([
    [200, '/a'],
    [200, '/b'],
  ]);
  expect(await site.check({ 'a.md': 'Words' })).toEqual({ 'a.md': 'Words' });
  expect(started()).toHaveLength(1);
});

it('is ended when it does not answer in time, and starts again', async () => {
  await expect(site.check({ 'a.md': 'hang' })).rejects.toThrow(NoAnswer);
  expect(await site.check({})).toEqual({});
  const [first, second] = started();
  expect([isThere(first), isThere(second)]).toEqual([false, true]);
  await site.stop();
  expect(isThere(second)).toBe(false);
});

it('says that it does not start', async () => {
  putFiles(folder, { 'program.mjs': 'process.exit(1)' });
  await expect(site.page('/')).rejects.toThrow(NoAnswer);
  putFiles(folder, { 'program.mjs': fake });
  expect((await site.page('/')).status).toBe(200);
});

const never = new AbortController().signal;
const render = (files: Record<string, string>, signal = never, onProgress?: () => void) => {
  putFiles(folder, files);
  const [content, out] = [join(folder, 'content'), join(folder, 'out')];
  return renderWith(folder, [program])({ content, out, signal, ...(onProgress && { onProgress }) });
};

it('renders, and tells how far it is', async () => {
  const onProgress = vi.fn();
  expect(await render({}, never, onProgress)).toEqual({ ok: true });
  expect(onProgress).toHaveBeenCalledWith(1, 2);
  expect(existsSync(join(folder, 'out'))).toBe(true);
});

it('tells what is wrong, or that it was killed', async () => {
  const wrong = { ok: false, message: '', problems: [{ path: 'a.md', message: 'It is wrong.' }] };
  expect(await render({ 'content/wrong': '' })).toEqual(wrong);
  expect(await render({ 'content/crash': '' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('memory'),
  });
});

it('stops rendering on request', async () => {
  const stop = new AbortController();
  const rendered = render({ 'content/hang': '' }, stop.signal, () => stop.abort());
  expect(await rendered).toMatchObject({ ok: false });
  expect(started().map(isThere)).toEqual([false]);
});

it.each(['serve', 'render'])('ends with a parent that is killed: %s', async (verb) => {
  putFiles(folder, { 'content/hang': '' });
  const module = JSON.stringify(join(import.meta.dirname, 'program.ts'));
  const [root, content, out] = [folder, join(folder, 'content'), join(folder, 'out')].map((each) =>
    JSON.stringify(each),
  );
  const code = `import { renderWith, siteProcess } from ${module};
    ${
      verb === 'serve'
        ? `siteProcess(${root}, ${content}, ${out}, { program: ${JSON.stringify(program)} }).page('/');`
        : `renderWith(${root}, [${JSON.stringify(program)}])({ content: ${content}, out: ${out}, signal: new AbortController().signal });`
    }
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'inherit' });
  await expect.poll(started).toHaveLength(1);
  await expect.poll(() => verb === 'render' || existsSync(join(folder, 'out'))).toBe(true);
  const [child] = started();
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await expect.poll(() => isThere(child)).toBe(false);
});
