// `/blog/words/f.json`: which articles have which words that begin with f, fetched by the search of the blog's list.
import type { APIRoute, GetStaticPaths } from 'astro';
import { type WordFile, wordFiles } from '~/subjects/blog/article-files';
import { LETTERS } from '~/subjects/blog/islands/BlogIndex/article-addresses';
import { loadPosts } from '~/subjects/blog/load-posts';
import { indexed } from '~/subjects/blog/posts';

type Props = { words: WordFile };

export const getStaticPaths = (async () => {
  const files = wordFiles((await loadPosts()).map(indexed));
  return LETTERS.map((letter) => ({ params: { letter }, props: { words: files.get(letter) ?? {} } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { words } }) => new Response(JSON.stringify(words));
