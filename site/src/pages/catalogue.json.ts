// `/catalogue.json`: what the desk must know of the site: how else to reach us. Events and requests join it here.
import type { APIRoute } from 'astro';
import { organisation } from '~/content/facts/organisation';
import { formatPhone } from '~/lib/phone';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      contact: { email: organisation.email.general, phone: formatPhone(organisation.phone.main) },
    }),
  );
