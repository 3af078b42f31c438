// `/docs/api/openapi.json` for programs, and `.yaml` for people: written anew, since not every tool knows YAML's anchors.
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
