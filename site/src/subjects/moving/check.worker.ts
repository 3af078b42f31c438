// Reads and checks a list away from the page, so that it stays alive meanwhile. It is given a file and gives back a
// report; its own policy lets it load and send nothing.
import { todayInKampala } from '~/lib/dates';
import { limits, type Refusal, Refused } from './list.ts';
import { readFile } from './read.ts';
import { type ListWords, type Report, report } from './report.ts';

export type CheckRequest = { file: Blob; words: ListWords };
export type CheckReply = { report: Report } | { refusal: Refusal };

async function check({ file, words }: CheckRequest): Promise<CheckReply> {
  try {
    // Not even loaded when it is too large.
    if (file.size > limits.fileBytes) throw new Refused('too-big');
    const list = await readFile(new Uint8Array(await file.arrayBuffer()));
    return { report: report(list, todayInKampala(), words) };
  } catch (fault) {
    return { refusal: fault instanceof Refused ? fault.refusal : 'broken' };
  }
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  void check(data).then((reply) => postMessage(reply));
});
