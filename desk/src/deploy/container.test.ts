// The container's files hold together with the rest of the repository. Building them takes a container engine, which the
// machine that runs this may not have.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { schema } from '../settings.ts';

const root = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ');
const compose = read('compose.yaml');
const stages = dockerfile.split(/^FROM /m).slice(1);
const [source = '', packages = '', , desk = ''] = stages;
const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.*)$/gm)].flatMap(([, words = '']) =>
  words.split(' ').slice(0, -1),
);

it('copies what is there, and every workspace before its packages are fetched', () => {
  for (const path of copies) expect(existsSync(new URL(path, root)), path).toBe(true);
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  for (const workspace of workspaces)
    expect(source).toContain(`COPY ${workspace}/package.json ${workspace}/`);
});

it('takes only the desk’s own packages along, and runs nothing in the last stage', () => {
  expect(packages).toMatch(/npm ci --omit=dev --omit=optional --workspace=desk/);
  expect(desk).toContain('COPY --from=packages /srv/tred/node_modules ./node_modules');
  expect(desk).not.toMatch(/^RUN /m);
});

it('runs as nobody’s user, is asked whether it lives, and starts what is there', () => {
  expect(desk).toMatch(/^USER 65532:65532$/m);
  const [, start = ''] = /^CMD \["(.*)"\]$/m.exec(desk) ?? [];
  expect(existsSync(new URL(start, root)), start).toBe(true);
  const [, environment = ''] = /^ENV (.*)$/m.exec(desk) ?? [];
  for (const [, name = ''] of environment.matchAll(/\b((?:HOST|PORT|[A-Z]+_DIR))=/g))
    expect(Object.keys(schema.shape)).toContain(name);
});

it('is given the memory that the unit’s settings are for', () => {
  const unit = read('deploy/tred-desk.service');
  const options = '--max-semi-space-size=2 --max-old-space-size=128';
  for (const text of [unit, desk]) {
    expect(text).toContain(options);
    expect(text).toContain('MALLOC_ARENA_MAX=2');
  }
  expect(unit).toMatch(/^MemoryHigh=256M$/m);
  expect(compose).toMatch(/^ {4}mem_limit: 256m$/m);
});

it('is held tightly by compose.yaml, and told only what the desk knows', () => {
  const [, service = ''] = /^ {2}desk:\n([\s\S]*?)^ {2}\w/m.exec(compose) ?? [];
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'user: "65532:65532"'])
    expect(service).toContain(line);
  const [, environment = ''] = /environment:\n((?: {6}.*\n)+)/.exec(service) ?? [];
  const given = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(given.length).toBeGreaterThan(5);
  for (const name of given) expect(Object.keys(schema.shape)).toContain(name);
});

it('asks in .env for what compose.yaml reads', () => {
  const asked = [...read('deploy/compose.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  for (const name of asked) expect(compose).toContain(`\${${name}`);
});

it('leaves data, secrets and what was built here out of the image', () => {
  const left = read('.dockerignore').split('\n');
  for (const name of ['.git', 'data', '**/node_modules', '**/dist', '**/.env', '**/*.env'])
    expect(left).toContain(name);
});
