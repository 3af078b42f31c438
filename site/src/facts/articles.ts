// Whether a number is that of a published article. The articles themselves are read later, as a collection, when facts are known.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate, todayInKampala } from '../lib/dates.ts';
import { contentFolder, namesIn } from './content-folder.ts';

export function whyNotPublished(number: number): string | undefined {
  const has = new RegExp(`^number:[ \\t]*${number}[ \\t]*$`, 'm');
  for (const name of namesIn('blog', '.md')) {
    const [, head = ''] = readFileSync(join(contentFolder, 'blog', `${name}.md`), 'utf8').split(/^---\s*$/m);
    if (!has.test(head)) continue;
    const [, day = ''] = /^date:[ \t]*["']?(\d{4}-\d\d-\d\d)/m.exec(head) ?? [];
    if (/^draft:[ \t]*true/m.test(head)) return 'is the number of a draft';
    return day > todayInKampala()
      ? `is the number of an article that waits for ${formatDate(day)}`
      : undefined;
  }
  return 'is the number of no article';
}
