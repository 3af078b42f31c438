// `/docs/api/openapi.json`: the API's description, for programs.
import type { APIRoute } from 'astro';
import { api } from '~/subjects/docs/api-of-page';

export const GET: APIRoute = () => Response.json(api);
