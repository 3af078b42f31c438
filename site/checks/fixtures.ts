// A page that passes every check, for tests to change.

type Parts = {
  address?: string;
  title?: string;
  description?: string;
  head?: string;
  body?: string;
  lang?: string;
};

const description =
  'Admissions, fees, attendance and results in one place for schools, universities and institutes in Uganda.';

/** HTML of a valid page; each test breaks one thing. */
export function pageOf({
  address = '/',
  title = 'Tred',
  description: text = description,
  head = '',
  body = '',
  lang = 'en-UG',
}: Parts = {}): string {
  const url = new URL(address, 'https://tred.example').href;
  const tags = {
    'og:title': title,
    'og:description': text,
    'og:url': url,
    'og:type': 'website',
    'og:site_name': 'Tred',
    'og:locale': 'en_UG',
    'og:image': 'https://tred.example/og/card.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Tred',
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': text,
    'twitter:image': 'https://tred.example/og/card.png',
  };
  const sharing = Object.entries(tags).map(
    ([name, content]) => `<meta property="${name}" content="${content}">`,
  );
  return `<!DOCTYPE html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${text}">
<link rel="canonical" href="${url}">${sharing.join('')}${head}</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>`;
}

export function sitemapOf(...addresses: string[]): string {
  const urls = addresses.map(
    (address) => `<url><loc>${new URL(address, 'https://tred.example').href}</loc></url>`,
  );
  return `<urlset>${urls.join('')}</urlset>`;
}
