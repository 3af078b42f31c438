// `/.well-known/security.txt`: whom to tell about a weakness.
import type { APIRoute } from 'astro';
import { organisation } from '~/facts/organisation';
import { languages } from '~/facts/website';
import { todayInKampala } from '~/lib/dates';
import { securityTxt } from '~/seo/security-txt';

const { email, phone } = organisation;

export const GET: APIRoute = ({ url, site = url }) =>
  new Response(
    securityTxt({
      site,
      email: email.security,
      phone: phone.emergency,
      today: todayInKampala(),
      languages,
    }),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
