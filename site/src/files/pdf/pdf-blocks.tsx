// HTML of a text as the parts of a PDF: the elements that Markdown makes, and a refusal of all others.
import { Link, Text, View } from '@react-pdf/renderer';
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';
import { Fragment, type ReactNode } from 'react';
import { drawing } from './drawings.tsx';
import { styles } from './pdf-styles.ts';
import { pdfSvg } from './pdf-svg.tsx';

export function pdfBlocks(html: string, site: string): ReactNode[] {
  return blocks(parse(html), site);
}

const elements = (node: HTMLElement) =>
  node.childNodes.filter((child): child is HTMLElement => child instanceof HTMLElement);

/** A heading stays with the paragraph or chart under it, so that it never stands alone at the foot of a page. */
function blocks(node: HTMLElement, site: string): ReactNode[] {
  const parts = elements(node);
  return parts.map((part, index) => {
    const led = isHeading(parts[index - 1]) && staysWithHeading(part);
    if (led) return null;
    if (!isHeading(part) || !staysWithHeading(parts[index + 1])) return block(part, site, index);
    return (
      <View key={part.range[0]} wrap={false}>
        {[part, ...parts.slice(index + 1, index + 2)].map((each, place) => block(each, site, place))}
      </View>
    );
  });
}

const staysWithHeading = (node: HTMLElement | undefined) => /^(p|figure)$/.test(node?.rawTagName ?? '');
const isHeading = (node: HTMLElement | undefined) => /^h[2-4]$/.test(node?.rawTagName ?? '');

function block(node: HTMLElement, site: string, key: number): ReactNode {
  const words = () => inline(node, site);
  switch (node.rawTagName) {
    case 'h2':
      return (
        <Text key={key} id={node.id} style={styles.h2} minPresenceAhead={60} {...bookmark(plain(node))}>
          {plain(node)}
        </Text>
      );
    case 'h3':
    case 'h4':
      return (
        <Text
          key={key}
          id={node.id}
          style={node.rawTagName === 'h3' ? styles.h3 : styles.h4}
          minPresenceAhead={40}
        >
          {plain(node)}
        </Text>
      );
    case 'p':
      return (
        <Text key={key} style={styles.p} orphans={2} widows={2}>
          {words()}
        </Text>
      );
    case 'ul':
    case 'ol': {
      const first = Number(node.getAttribute('start') ?? 1);
      return (
        <Fragment key={key}>
          {elements(node).map((item, index) => (
            <View key={item.range[0]} style={styles.item}>
              <Text style={styles.bullet}>{node.rawTagName === 'ol' ? `${first + index}.` : '•'}</Text>
              <View style={styles.itemBody}>{itemBody(item, site)}</View>
            </View>
          ))}
          <View style={styles.listEnd} />
        </Fragment>
      );
    }
    case 'table':
      return (
        <View key={key} style={styles.table}>
          {node.querySelectorAll('tr').map((row) => (
            <View key={row.range[0]} style={styles.row} wrap={false}>
              {elements(row).map((cell) => tableCell(cell, site))}
            </View>
          ))}
        </View>
      );
    case 'blockquote':
      return (
        <View key={key} style={styles.quote}>
          {blocks(node, site)}
        </View>
      );
    case 'pre':
      return (
        <Text key={key} style={styles.pre}>
          {node.text}
        </Text>
      );
    case 'figure': {
      const drawn = node.getAttribute('data-draw');
      if (drawn) return <View key={key}>{drawing(drawn)}</View>;
      // A chart stays on one page, unless it is a table longer than most.
      return (
        <View key={key} style={styles.figure} wrap={node.querySelectorAll('tr').length > LONG_TABLE}>
          {blocks(node, site)}
        </View>
      );
    }
    case 'figcaption':
      return (
        <Text key={key} style={styles.caption} minPresenceAhead={60}>
          {words()}
        </Text>
      );
    case 'svg':
      return <View key={key}>{pdfSvg(node, DRAWING_WIDTH)}</View>;
    case 'hr':
      return <View key={key} style={styles.rule} />;
    // What wide tables scroll in on a page.
    case 'section':
    case 'div':
      return <View key={key}>{blocks(node, site)}</View>;
    default:
      throw new Error(
        `A PDF cannot hold <${node.rawTagName}>: write it another way, or teach pdf-blocks.tsx.`,
      );
  }
}

/** Rows; a longer table may go on overleaf. */
const LONG_TABLE = 24;
/** How wide, in points, a drawing stands by itself, and in a row of a table. */
const DRAWING_WIDTH = 380;
const CELL_WIDTH = 178;

/** Numbers stand to the right in narrow columns; a drawing has a column of its own. */
function tableCell(cell: HTMLElement, site: string): ReactNode {
  const key = cell.range[0];
  const svg = cell.querySelector('svg');
  const is = (name: string) => cell.classList.contains(name);
  if (is('drawn'))
    return (
      <View key={key} style={styles.drawnCell}>
        {svg && pdfSvg(svg, CELL_WIDTH)}
      </View>
    );
  const numbers = cell.parentNode?.querySelectorAll('.right').length ?? 0;
  return (
    <Text
      key={key}
      style={[
        styles.cell,
        ...(cell.closest('figure') ? [styles.figureCell] : []),
        ...(cell.parentNode?.parentNode?.rawTagName === 'thead' ? [styles.headCell] : []),
        ...(is('right') ? [styles.number] : []),
        ...(!is('right') && numbers > 1 ? [styles.rowName] : []),
      ]}
    >
      {inline(cell, site)}
    </Text>
  );
}

const BLOCK_TAGS = new Set(['p', 'ul', 'ol', 'table', 'blockquote', 'pre', 'div', 'h3', 'h4']);
const isBlock = (node: Node) => node instanceof HTMLElement && BLOCK_TAGS.has(node.rawTagName);

/** A point is a line of words, or paragraphs, or words with a list under them. */
function itemBody(item: HTMLElement, site: string): ReactNode {
  const own = item.childNodes.filter((node) => !isBlock(node) && node.text.trim() !== '');
  return (
    <>
      {own.length > 0 && <Text>{own.map((node, index) => span(node, site, index))}</Text>}
      {elements(item).flatMap((node, index) => (isBlock(node) ? [block(node, site, index)] : []))}
    </>
  );
}

const inline = (node: HTMLElement, site: string) =>
  node.childNodes.map((child, index) => span(child, site, index));

function span(node: Node, site: string, key: number): ReactNode {
  if (node instanceof TextNode) return node.text.replace(/\s+/g, ' ');
  if (!(node instanceof HTMLElement)) return null;
  const words = inline(node, site);
  switch (node.rawTagName) {
    case 'strong':
      return (
        <Text key={key} style={styles.strong}>
          {words}
        </Text>
      );
    case 'em':
      return (
        <Text key={key} style={styles.em}>
          {words}
        </Text>
      );
    case 'code':
      return (
        <Text key={key} style={styles.code}>
          {words}
        </Text>
      );
    case 'a': {
      const href = node.getAttribute('href') ?? '';
      return (
        <Link key={key} style={styles.link} src={href.startsWith('#') ? href : new URL(href, site).href}>
          {words}
        </Link>
      );
    }
    case 'br':
      return '\n';
    case 'span':
    case 'ul':
    case 'li':
      return <Text key={key}>{words}</Text>;
    default:
      throw new Error(`A PDF cannot hold <${node.rawTagName}> in a line of words.`);
  }
}

/** Any node may carry one; the library's types know it of pages only. */
const bookmark = (title: string) => ({ bookmark: title });

const plain = (node: HTMLElement) => node.text.replace(/\s+/g, ' ').trim();
