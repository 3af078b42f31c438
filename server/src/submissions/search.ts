// Full-text search of submissions. PostgreSQL finds parts of words by an index of `like`, and SQLite by its table of trigrams.
import { type RawBuilder, sql } from 'kysely';
import { type Db, isPostgres } from '../db/tables.ts';

const mostWords = 8;
/** Shorter words are in no index. */
const trigram = 3;

const isLike = (word: string): RawBuilder<boolean> =>
  sql<boolean>`search like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** Conditions for rows that have all these words, or parts of words. */
export function matches(db: Db, search: string): RawBuilder<boolean>[] {
  const words = [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))]
    // The longest words find the fewest rows; a sentence has more words than a search needs.
    .sort((a, b) => b.length - a.length)
    .slice(0, mostWords);
  const long = isPostgres(db) ? [] : words.filter((word) => [...word].length >= trigram);
  if (long.length === 0) return words.map(isLike);
  const query = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
  const indexed = sql<boolean>`rowid in (select rowid from submission_words where submission_words match ${query})`;
  return [indexed, ...words.map(isLike)];
}
