// A letter as an email. Mail programs know tables and inline styles; those that know the dark theme read the classes.
import { campaignOf, UNSUBSCRIBE } from '@tred/contract/letters';
import type { CSSProperties, ReactNode } from 'react';
import type { HastNode } from 'satteri';
import { previewLine } from '~/facts/preview';
import { themes } from '~/files/theme-colours';
import { newsletter } from '../words';

type Place = { site: string; id: string };

/** Links of the site say in which letter they are. Undefined for a link that a text may not have. */
export function addressIn(href: string, { site, id }: Place): string | undefined {
  if (/^(?:https?|mailto|tel):/.test(href)) return href;
  if (!/^[/#]/.test(href)) return undefined;
  const url = new URL(href, `${site}/newsletter/${id}`);
  url.searchParams.set('utm_source', 'newsletter');
  url.searchParams.set('utm_campaign', campaignOf(id));
  return url.href;
}

const { light, dark } = themes;
const heading = (size: number): CSSProperties => ({ margin: '28px 0 8px', fontSize: size, lineHeight: 1.25 });
const cell: CSSProperties = { padding: '6px 12px 6px 0', textAlign: 'left', verticalAlign: 'top' };
const link: CSSProperties = { color: light.brand, textDecoration: 'underline' };

/** Every element that a letter has; of others the words stay. */
const styles: Readonly<Record<string, CSSProperties>> = {
  p: { margin: '0 0 16px' },
  h2: heading(22),
  h3: heading(18),
  ul: { margin: '0 0 16px', paddingLeft: 22 },
  ol: { margin: '0 0 16px', paddingLeft: 22 },
  li: { margin: '0 0 8px' },
  blockquote: { margin: '0 0 16px', paddingLeft: 16, borderLeft: `3px solid ${light.accent}` },
  hr: { margin: '24px 0', border: 0, borderTop: `1px solid ${light.line}` },
  table: { margin: '0 0 16px', borderCollapse: 'collapse' },
  thead: {},
  tbody: {},
  tr: {},
  th: cell,
  td: cell,
  strong: {},
  em: {},
  del: {},
  br: {},
  sub: {},
  sup: {},
  code: { fontFamily: 'monospace' },
};
const WITHOUT_WORDS = new Set(['img', 'svg', 'figure', 'picture', 'input']);
const EMPTY = new Set(['br', 'hr']);

function Part({ node, place }: { node: HastNode; place: Place }): ReactNode {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return null;
  const parts = node.children.map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    <Part key={index} node={child as HastNode} place={place} />
  ));
  if (node.type !== 'element') return parts;
  const { tagName: Tag, properties } = node;
  if (WITHOUT_WORDS.has(Tag)) return null;
  if (Tag === 'a') {
    const href = addressIn(String(properties.href ?? ''), place);
    if (!href) return parts;
    return (
      <a className="link" href={href} style={link}>
        {parts}
      </a>
    );
  }
  const style = styles[Tag];
  if (!style) return parts;
  const Known = Tag as 'p';
  return EMPTY.has(Tag) ? <Known style={style} /> : <Known style={style}>{parts}</Known>;
}

/** Larger than the styles of the elements. */
const darkTheme = `@media (prefers-color-scheme:dark){.ground{background:${dark.ground}!important}.paper{background:${dark.raised}!important}.ink{color:${dark.ink}!important}.quiet{color:${dark.quiet}!important}.link{color:${dark.brand}!important}.line{border-color:${dark.line}!important}}`;

type LetterEmailProps = Place & {
  title: string;
  description: string;
  brand: string;
  address: string;
  body: HastNode;
};

export function LetterEmail({ title, description, brand, address, body, ...place }: LetterEmailProps) {
  const { online, why, unsubscribe } = newsletter.email;
  const note: CSSProperties = { margin: '0 0 8px', color: light.quiet, fontSize: 14, lineHeight: 1.5 };
  return (
    <html lang="en-UG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkTheme}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, background: light.ground }}>
        {/* Mail programs show it beside the subject. */}
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{description}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} className="ground">
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  className="paper"
                  style={{ maxWidth: 600, background: light.raised, borderTop: `4px solid ${light.accent}` }}
                >
                  <tbody>
                    <tr>
                      <td
                        className="ink"
                        style={{
                          padding: '28px 24px 12px',
                          color: light.ink,
                          fontFamily: "system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
                          fontSize: 17,
                          lineHeight: 1.55,
                        }}
                      >
                        <p className="link" style={{ margin: 0, color: light.brand, fontWeight: 700 }}>
                          {brand}
                        </p>
                        <h1 style={{ margin: '4px 0 20px', fontSize: 28, lineHeight: 1.2 }}>{title}</h1>
                        <Part node={body} place={place} />
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="line"
                        style={{
                          padding: '16px 24px 24px',
                          borderTop: `1px solid ${light.line}`,
                          fontFamily: 'system-ui, Arial, sans-serif',
                        }}
                      >
                        <p className="quiet" style={note}>
                          <a className="link" href={addressIn(`/newsletter/${place.id}`, place)} style={link}>
                            {online}
                          </a>
                        </p>
                        <p className="quiet" style={note}>
                          {why}{' '}
                          <a className="link" href={UNSUBSCRIBE} style={link}>
                            {unsubscribe}
                          </a>
                        </p>
                        <p className="quiet" style={note}>
                          {address}
                        </p>
                        {previewLine && (
                          <p className="quiet" style={note}>
                            {previewLine}
                          </p>
                        )}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
