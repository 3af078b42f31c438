// Files that are made at build have their own addresses, and go out as what their ending says.
import { expect, it } from 'vitest';
import { filePaths, sendFile } from './file-route';

it('gives each file an address', () => {
  expect(filePaths({ 'a.csv': 'x', 'b.zip': new Uint8Array([1]) }).map(({ params }) => params.file)).toEqual([
    'a.csv',
    'b.zip',
  ]);
});

it('sends text and bytes unchanged, with their type', async () => {
  const sent = async (file: string, content: string | Uint8Array) =>
    sendFile({ props: { file, content } } as Parameters<typeof sendFile>[0]);
  const text = await sent('a.csv', 'id\r\n');
  expect(text.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(await text.text()).toBe('id\r\n');
  const bytes = await sent('b.zip', new Uint8Array([80, 75]));
  expect(bytes.headers.get('Content-Type')).toBe('application/zip');
  expect([...new Uint8Array(await bytes.arrayBuffer())]).toEqual([80, 75]);
});
