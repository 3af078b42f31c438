// The preview shows the drafts, and not the copy that is being checked.
import { expect, it, vi } from 'vitest';
import { previewEnvironment } from './preview.ts';

it('starts without the content folder of a check', () => {
  vi.stubEnv('CONTENT_FOLDER', '/a copy of drafts');
  const { CONTENT_FOLDER, NODE_ENV } = previewEnvironment();
  vi.unstubAllEnvs();
  expect([CONTENT_FOLDER, NODE_ENV]).toEqual([undefined, 'development']);
});
