// `/docs/api/openapi.json` and `.yaml`, without YAML anchors, which some tools cannot read.
import type { APIRoute } from 'astro';
import { stringify } from 'yaml';
import { api } from '~/subjects/docs/view';

export const getStaticPaths = () => [{ params: { format: 'json' } }, { params: { format: 'yaml' } }];

export const GET: APIRoute = ({ params: { format } }) =>
  format === 'json'
    ? Response.json(api)
    : new Response(stringify(api, { aliasDuplicateObjects: false, lineWidth: 110 }), {
        headers: { 'Content-Type': 'application/yaml; charset=utf-8' },
      });
