// What the teacher's screen shows: a class list with its marks, and what the phone keeps.
import { classList } from '@tred/sandbox/attendance';
import { type Choice, listName, streamChoices } from './in-words';
import { type Mark, marks, type Office, type StreamKey, streamOf } from './office';

export type RegisterView = {
  stream: StreamKey;
  streams: readonly Choice[];
  network: boolean;
  /** `waiting` is closed and kept on the phone, `sent` is with the office. */
  state: 'open' | 'waiting' | 'sent';
  rows: readonly { id: string; name: string; mark: Mark }[];
  counts: Readonly<Record<Mark, number>>;
  /** What the phone holds or has sent, newest first. */
  outbox: readonly { stream: StreamKey; marks: number; sent: boolean; tries: number }[];
};

export function registerView(office: Office, stream: StreamKey): RegisterView {
  const { of, stream: name } = streamOf(stream);
  const kept = office.kept.find((each) => each.stream === stream);
  // Who came after a register was closed is on the next one.
  const rows = classList(office.school, of, name)
    .filter(({ id }) => !kept || kept.marks[id])
    .map((learner) => ({
      id: learner.id,
      name: listName(learner),
      mark: kept?.marks[learner.id] ?? office.marked[learner.id] ?? 'present',
    }));
  const count = (mark: Mark) => rows.filter((row) => row.mark === mark).length;
  return {
    stream,
    streams: streamChoices(office.school),
    network: office.network,
    state: kept ? (kept.sent ? 'sent' : 'waiting') : 'open',
    rows,
    counts: Object.fromEntries(marks.map((mark) => [mark, count(mark)])) as Record<Mark, number>,
    outbox: [...office.kept].reverse().map(({ stream: of_, marks: taken, sent, tries }) => ({
      stream: of_,
      marks: Object.keys(taken).length,
      sent,
      tries,
    })),
  };
}
