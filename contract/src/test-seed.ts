// Before each test file: the seed of random values, which vitest.config.ts chooses.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED) });
