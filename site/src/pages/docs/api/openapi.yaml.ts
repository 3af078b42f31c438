// `/docs/api/openapi.yaml`: the same for people. Written anew, since not every tool knows YAML's anchors.
import type { APIRoute } from 'astro';
import { stringify } from 'yaml';
import { api } from '~/subjects/docs/view';

export const GET: APIRoute = () =>
  new Response(stringify(api, { aliasDuplicateObjects: false, lineWidth: 110 }), {
    headers: { 'Content-Type': 'application/yaml; charset=utf-8' },
  });
