// `/developers/mobile-templates/{name}.zip`: the starter templates as archives.
import type { APIRoute, GetStaticPaths } from 'astro';
import { templates } from '~/subjects/developers/templates';

type Props = { archive: Uint8Array };

export const getStaticPaths = (() =>
  templates.map(({ file, archive }) => ({ params: { file }, props: { archive } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { archive } }) =>
  new Response(new Uint8Array(archive), { headers: { 'Content-Type': 'application/zip' } });
