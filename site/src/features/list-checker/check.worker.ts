// Worker that reads and checks a file, so that the page stays responsive. Its policy blocks all loading and sending.
import { todayInKampala } from '~/lib/dates';
import { type FileRefusal, limits, RefusedFile } from './list.ts';
import { readFile } from './read.ts';
import { type ListWords, type Report, report } from './report.ts';

export type CheckRequest = { file: Blob; words: ListWords };
export type CheckReply = { report: Report } | { refusal: FileRefusal };

async function check({ file, words }: CheckRequest): Promise<CheckReply> {
  try {
    // Checked first: a file that is too large is never loaded.
    if (file.size > limits.fileBytes) throw new RefusedFile('too-big');
    const list = await readFile(new Uint8Array(await file.arrayBuffer()));
    return { report: report(list, todayInKampala(), words) };
  } catch (fault) {
    return { refusal: fault instanceof RefusedFile ? fault.refusal : 'broken' };
  }
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  void check(data).then((reply) => postMessage(reply));
});
