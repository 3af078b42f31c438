// `/trust/procurement-pack.zip`, made at build.
import type { APIRoute } from 'astro';
import { loadDocuments } from '~/features/documents/load';
import { packFile, procurementPack } from '~/features/documents/procurement-pack';

export const getStaticPaths = () => [{ params: { file: packFile } }];
export const GET: APIRoute = async () => {
  const { archive } = await procurementPack(await loadDocuments());
  return new Response(new Uint8Array(archive), { headers: { 'Content-Type': 'application/zip' } });
};
