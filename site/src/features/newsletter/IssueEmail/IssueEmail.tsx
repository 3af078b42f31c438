// An issue as an email. Mail programs know a table and inline styles; those that know the dark theme read the classes.
import { campaignOf, issuePage, UNSUBSCRIBE } from '@tred/contract/newsletter';
import type { CSSProperties, ReactNode } from 'react';
import type { HastNode } from 'satteri';
import { organisation } from '~/facts/organisation';
import { previewLine } from '~/facts/preview';
import { themes } from '~/files/theme-colours';
import type { LoadedIssue } from '../schema';
import { newsletter } from '../words';

type Place = { site: string; id: string };

/** Links of the site say in which issue they are. Undefined for a link that a text may not have. */
function addressIn(href: string, { site, id }: Place): string | undefined {
  if (/^(?:https?|mailto|tel):/.test(href)) return href;
  if (!/^[/#]/.test(href)) return undefined;
  const url = new URL(href, site + issuePage(id));
  url.searchParams.set('utm_source', 'newsletter');
  url.searchParams.set('utm_campaign', campaignOf(id));
  return url.href;
}

const { light, dark } = themes;
const heading = (fontSize: number): CSSProperties => ({ margin: '28px 0 8px', fontSize, lineHeight: 1.25 });
const block = { margin: '0 0 16px' };
const list = { ...block, paddingLeft: 22 };
const cell: CSSProperties = { padding: '6px 12px 6px 0', textAlign: 'left', verticalAlign: 'top' };
const link: CSSProperties = { color: light.brand, textDecoration: 'underline' };
const line = { margin: '24px 0', border: 0, borderTop: `1px solid ${light.line}` };

const styles: Readonly<Record<string, CSSProperties>> = {
  ...{ p: block, ul: list, ol: list, li: { margin: '0 0 8px' }, h2: heading(22), h3: heading(18), hr: line },
  blockquote: { ...block, paddingLeft: 16, borderLeft: `3px solid ${light.accent}` },
  ...{ table: { ...block, borderCollapse: 'collapse' }, thead: {}, tbody: {}, tr: {}, th: cell, td: cell },
  ...{ strong: {}, em: {}, del: {}, br: {}, sub: {}, sup: {}, code: { fontFamily: 'monospace' } },
};

function Part({ node, place }: { node: HastNode; place: Place }): ReactNode {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return null;
  const parts =
    node.children.length > 0
      ? // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        node.children.map((child, index) => <Part key={index} node={child as HastNode} place={place} />)
      : undefined;
  if (node.type !== 'element') return parts;
  const { tagName, properties } = node;
  if (tagName === 'svg') return null;
  if (tagName === 'a') {
    const href = addressIn(String(properties.href ?? ''), place);
    return href ? <Link href={href}>{parts}</Link> : parts;
  }
  const Known = tagName as 'p';
  return styles[tagName] ? <Known style={styles[tagName]}>{parts}</Known> : parts;
}

const Link = ({ href, children }: { href: string | undefined; children: ReactNode }) => (
  <a className="link" href={href} style={link}>
    {children}
  </a>
);

const darkRules = Object.entries({
  ...{ ground: `background:${dark.ground}`, paper: `background:${dark.raised}`, ink: `color:${dark.ink}` },
  ...{ quiet: `color:${dark.quiet}`, link: `color:${dark.brand}`, line: `border-color:${dark.line}` },
}).map(([name, rule]) => `.${name}{${rule}!important}`);
/** Stronger than the styles of the elements. */
const darkTheme = `@media (prefers-color-scheme:dark){${darkRules.join('')}}`;

type IssueEmailProps = Pick<LoadedIssue, 'id' | 'title' | 'description'> & { site: string; body: HastNode };

export function IssueEmail({ title, description, body, ...place }: IssueEmailProps) {
  const { online, why, unsubscribe } = newsletter.email;
  const address = [organisation.legalName, ...organisation.offices[0].address].join(', ');
  const notes = [
    <Link key="online" href={addressIn(issuePage(place.id), place)}>
      {online}
    </Link>,
    <>
      {why} <Link href={UNSUBSCRIBE}>{unsubscribe}</Link>
    </>,
    address,
    ...(previewLine() ? [previewLine()] : []),
  ];
  const paper: CSSProperties = {
    ...{ padding: '28px 24px 12px', background: light.raised, borderTop: `4px solid ${light.accent}` },
    ...{ color: light.ink, fontSize: 17, lineHeight: 1.55 },
    fontFamily: "system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  };
  return (
    <html lang="en-UG">
      <head>
        <meta httpEquiv="content-type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{darkTheme}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: '24px 12px', background: light.ground }}>
        {/* Mail programs show it beside the subject. */}
        <div data-skip-in-text style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {description}
        </div>
        <table
          role="presentation"
          align="center"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ maxWidth: 600 }}
        >
          <tbody>
            <tr>
              <td className="paper ink" style={paper}>
                <p
                  data-skip-in-text
                  className="link"
                  style={{ margin: 0, color: light.brand, fontWeight: 700 }}
                >
                  {organisation.name}
                </p>
                <h1 style={{ margin: '4px 0 20px', fontSize: 28, lineHeight: 1.2 }}>{title}</h1>
                <Part node={body} place={place} />
                <hr className="line" style={line} />
                {notes.map((note, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                  <p key={index} className="quiet" style={{ color: light.quiet, fontSize: 14 }}>
                    {note}
                  </p>
                ))}
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
