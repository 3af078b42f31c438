// A wrong entry stops the build before any page is made; in development it is shown in the browser. Also writes the facts' JSON schemas.
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, HookParameters } from 'astro';
import { z } from 'astro/zod';
import { escapeHtml } from '../src/lib/text.ts';
import { wrongContent } from '../src/readers/read-facts.ts';
import { inWords } from '../src/readers/read-yaml.ts';
import { onSeen, WrongEntries, waitingEntries, wrongEntries } from '../src/readers/seen-entries.ts';
import { loadContentSchemas, wrongContentFiles } from './content-modules.ts';
import { brokenLinksNow } from './links.ts';

/** A file may be saved in several steps, and one change may concern several collections. */
const SETTLED_AFTER_MS = 100;

const site = fileURLToPath(new URL('..', import.meta.url));

/** Entries are read before the server listens. */
async function portOf({ httpServer: http }: HookParameters<'astro:server:setup'>['server']): Promise<number> {
  if (!http) throw new Error('Links were not looked up: no server listens.');
  if (!http.listening) await once(http, 'listening');
  return (http.address() as AddressInfo).port;
}

/** What the browser is sent. Its page takes the message as HTML, and stands until it is mended or shut with Esc. */
const payload = (text: string) => ({
  type: 'error' as const,
  err: {
    name: 'A wrong entry',
    title: 'This would stop the build.',
    message: escapeHtml(text).replaceAll('\n', '\n\n'),
    stack: '',
  },
});

export function stopAtWrongEntries(brokenLinks = brokenLinksNow): AstroIntegration {
  return {
    name: 'tred:entries',
    hooks: {
      // An editor such as VS Code helps by these while somebody types (.vscode/settings.json names them).
      'astro:config:setup': async ({ command }) => {
        if (command === 'dev' || command === 'sync') await writeFactsSchemas();
      },
      // By now all collections have been read.
      'astro:build:start': async ({ logger }) => {
        const problems = [...(await wrongContentFiles()), ...wrongEntries()];
        if (problems.length > 0) throw new WrongEntries(problems);
        const waiting = waitingEntries();
        if (waiting.length > 0) logger.info(`${waiting.length} left out: drafts, or their day is to come`);
      },
      'astro:server:setup': ({ server, logger }) => {
        let told = '';
        const origin = async () => `http://localhost:${await portOf(server)}/`;
        const tell = async () => {
          const links = await brokenLinks(site, origin);
          const text = [...wrongContent(), ...wrongEntries({ drafts: true }), ...(links ?? [])]
            .map(inWords)
            .join('\n');
          if (text === told) return;
          told = text;
          if (text) {
            logger.error(text);
            server.ws.send(payload(text));
          } else {
            logger.info('All entries are right again');
            server.ws.send({ type: 'full-reload' });
          }
        };
        let soon: NodeJS.Timeout | undefined;
        const tellSoon = () => {
          clearTimeout(soon);
          soon = setTimeout(
            () => tell().catch((error) => logger.error(String(error))),
            SETTLED_AFTER_MS,
          ).unref();
        };
        onSeen(tellSoon);
        // The words of pages are no entries, but have links.
        server.watcher.on('all', (_, path) => path.includes('/src/content/') && tellSoon());
        // A page that is opened or loaded anew is told as well.
        server.ws.on('connection', (socket) => {
          if (told) socket.send(JSON.stringify(payload(told)));
        });
      },
    },
  };
}

const target = join(import.meta.dirname, '../.astro/facts');

async function writeFactsSchemas(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const [name, schema] of Object.entries(await factsJsonSchemas()))
    await writeFile(join(target, `${name}.schema.json`), JSON.stringify(schema));
}

/** By the name of the file. One that is wrong just now has its schema all the same. */
export async function factsJsonSchemas(): Promise<Record<string, object>> {
  const facts = [...(await loadContentSchemas())].filter(([path]) => path.startsWith('facts/'));
  return Object.fromEntries(
    facts.map(([path, schema]) => [
      path.replace('facts/', ''),
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: allowPlaces }),
    ]),
  );
}

const RULES = ['pattern', 'format', 'minLength', 'maxLength', 'allOf'] as const;

/** A rule counts what readers see: a text with a place in it, `{{brand}}`, is left to the build. */
function allowPlaces({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // A format of Zod's own, which says the same as the pattern beside it.
  if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
  if (jsonSchema.type !== 'string' || !RULES.some((rule) => rule in jsonSchema)) return;
  const ruled: Record<string, unknown> = {};
  for (const rule of RULES) {
    if (rule in jsonSchema) ruled[rule] = jsonSchema[rule];
    delete jsonSchema[rule];
  }
  jsonSchema.anyOf = [ruled, { pattern: '\\{\\{' }];
}
