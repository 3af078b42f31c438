// A text that takes minutes to check is refused, in a process that ends.
import { expect, it } from 'vitest';
import { refuseSlow } from './slow-texts.ts';

it('refuses a text that takes too long to read, and no other long one', async () => {
  await expect(refuseSlow({ value: { texts: ['_a'.repeat(100_000)] } }, 4000)).rejects.toMatchObject({
    status: 422,
  });
  await refuseSlow({ body: 'A sentence of the *text*, and another.\n\n'.repeat(400) }, 300_000);
});
