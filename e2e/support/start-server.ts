// Starts the tests' server on an empty database. Owners need log-in codes; the tests' owner has none.
import { rmSync } from 'node:fs';
import { openStore } from '../../server/src/db/open-store.ts';
import { setCodePolicy } from '../../server/src/staff/log-in-codes.ts';

const { DATA_DIR: dataDir = '' } = process.env;
rmSync(dataDir, { recursive: true, force: true });
const store = openStore({ dataDir, databaseUrl: undefined });
await store.prepare();
await setCodePolicy(store.db, 'nobody');
await store.close();
await import('../../server/src/main.ts');
