// The part `growth`: what growth.ts says of a site with many more articles, size after size.
import { runProgram } from '../scripts/run-program.ts';
import { circumstances } from './circumstances.ts';
import type { Grown, Results } from './results.ts';

export async function grow(articles: readonly number[]): Promise<Results['growth']> {
  const from = circumstances();
  let said = '';
  const code = await runProgram('node', ['bench/growth.ts', ...articles.map(String)], {
    heard(text) {
      said += text;
      process.stdout.write(text);
    },
  });
  if (code !== 0) throw new Error('bench/growth.ts failed: its lines above say why.');
  return { ...from, sizes: readGrowth(said) };
}

/** Its output as data: a line that begins with the number of articles, and below it what each build took. */
export function readGrowth(said: string): Grown[] {
  return said
    .split(/^(?=\d[\d,]* more articles)/m)
    .slice(1)
    .map((block) => {
      const after = (words: string) => new RegExp(`${words}: (.+)`).exec(block)?.[1] ?? '';
      return {
        articles: Number.parseInt(block.replaceAll(',', ''), 10),
        cold: after('cold build'),
        edited: after('after one edit'),
      };
    });
}
