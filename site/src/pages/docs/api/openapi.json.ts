// `/docs/api/openapi.json`: the API's description, for programs.
import type { APIRoute } from 'astro';
import { api } from '~/subjects/docs/view';

export const GET: APIRoute = () => Response.json(api);
