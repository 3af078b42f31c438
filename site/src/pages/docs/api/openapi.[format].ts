// `/docs/api/openapi.json` and `.yaml`, without YAML anchors, which some tools cannot read.
import type { APIRoute } from 'astro';
import { stringify } from 'yaml';
import { asSample } from '~/facts/preview';
import { api } from '~/features/docs/api/markdown';

export const getStaticPaths = () => [{ params: { format: 'json' } }, { params: { format: 'yaml' } }];

export const GET: APIRoute = ({ params: { format } }) => {
  const { info, ...rest } = api();
  const file = { ...rest, info: { ...info, description: asSample(info.description) } };
  return format === 'json'
    ? Response.json(file)
    : new Response(stringify(file, { aliasDuplicateObjects: false, lineWidth: 110 }), {
        headers: { 'Content-Type': 'application/yaml; charset=utf-8' },
      });
};
