import { expect, it } from 'vitest';
import { curlRequests } from './curl.ts';

it('reads continued lines, quotes, variables and a body', () => {
  const shell = `export KEY="abc" # a comment
curl -X PUT "https://a.example/x?b=1&c=2" \\
  -H "Authorization: Bearer $KEY" \\
  --json '{ "note": "it'\\''s $5" }' | less`;
  expect(curlRequests(shell)).toEqual([
    {
      method: 'PUT',
      url: 'https://a.example/x?b=1&c=2',
      headers: { authorization: 'Bearer abc', 'content-type': 'application/json' },
      body: '{ "note": "it\'s $5" }',
    },
  ]);
});

it('takes a body for a POST, and for part of the address with -G', () => {
  expect(curlRequests("curl https://a.example -d '{}'")).toMatchObject([
    { method: 'POST', body: '{}', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  ]);
  expect(
    curlRequests('curl -G https://a.example --data-urlencode "since=10:00+03:00" -d limit=2'),
  ).toMatchObject([
    { method: 'GET', url: 'https://a.example?since=10%3A00%2B03%3A00&limit=2', body: undefined },
  ]);
});

it('passes over other programs, and finds several requests', () => {
  expect(curlRequests('npm install a\ncurl https://a.example -o file\ncurl https://b.example')).toHaveLength(
    2,
  );
});

it.each([
  ['curl --key https://a.example', 'what is --key?'],
  ['curl -s', 'without an address'],
  ['curl https://a.example -H', 'needs a value'],
  ['curl https://a.example/$ID', '$ID is not set'],
])('refuses %s', (shell, problem) => {
  expect(() => curlRequests(shell)).toThrow(problem);
});
