// One PDF file: a woven cover, the contents, the text, a foot with the page number.
// What is written here is laid out by react-pdf and never reaches a page of the site.
import { Document, type DocumentProps, Link, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { IsoDay } from '../../lib/dates.ts';
import { formatDate } from '../../lib/dates.ts';
import { MARK } from '../../lib/mark.ts';
import { chaptersOf } from '../../lib/text.ts';
import { weave } from '../../lib/weave.ts';
import { pdfBlocks } from './pdf-blocks.tsx';
import { colours, PAPER, styles } from './pdf-styles.ts';

export type PdfFacts = {
  title: string;
  /** What it is: "Policy", "Whitepaper", "Report". Stands above the title. */
  kind: string;
  description: string;
  date: IsoDay;
  /** Where the same text stands as a page. Also seeds the weave of the cover. */
  path: string;
  html: string;
  /** A book's chapters start on pages of their own and are named at the head of each; its contents say where. */
  book?: boolean;
  /** The company, unless a person wrote it. */
  author?: string;
};

type DocumentFacts = PdfFacts & {
  author: string;
  brand: string;
  site: string;
  /** Where each chapter of a book starts, by its anchor: filled while a first copy is laid out, for the contents. */
  starts: Map<string, number>;
};

/** Called, not rendered: react-pdf wants the document itself at the root. */
export function pdfDocument(facts: DocumentFacts): ReactElement<DocumentProps> {
  const { title, description, author, date, brand, site, html, book } = facts;
  const stamp = new Date(`${date}T00:00:00Z`);
  return (
    <Document
      title={title}
      author={author}
      subject={description}
      creator={brand}
      producer={brand}
      language="en-UG"
      creationDate={stamp}
      modificationDate={stamp}
      pdfVersion="1.7"
      pageMode="useOutlines"
    >
      <Cover {...facts} />
      {book ? (
        <Book {...facts} />
      ) : (
        <Page size="A4" style={styles.page}>
          <Foot {...facts} />
          <View style={styles.body}>
            <Contents html={html} />
            {pdfBlocks(html, site)}
          </View>
        </Page>
      )}
    </Document>
  );
}

/** Comes first on a page, because what is fixed shows from the page on which it stands. */
function Foot({ brand, title }: DocumentFacts) {
  return (
    <View style={styles.foot} fixed>
      <Text>{`${brand} · ${title}`}</Text>
      <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
    </View>
  );
}

function Book(facts: DocumentFacts) {
  const { html, site, starts } = facts;
  const chapters = chaptersOf(html);
  const texts = html.split(/(?=<h2\b)/).filter((part) => part.startsWith('<h2'));
  return (
    <>
      <Page size="A4" style={styles.page}>
        <Foot {...facts} />
        <Text style={styles.bookTitle}>Contents</Text>
        {chapters.map(({ id, label }) => (
          <View key={id} style={styles.bookLine}>
            <Link style={styles.contentsLink} src={`#${id}`}>
              {label}
            </Link>
            <Text>{starts.get(id) ?? ''}</Text>
          </View>
        ))}
      </Page>
      {chapters.map(({ id, label }, place) => (
        <Page key={id} size="A4" style={[styles.page, styles.bookPage]}>
          <Foot {...facts} />
          <View style={styles.head} fixed>
            <Text
              render={({ pageNumber }) => {
                starts.set(id, Math.min(pageNumber, starts.get(id) ?? pageNumber));
                return label;
              }}
            />
          </View>
          <View style={styles.bookBody}>{pdfBlocks(texts[place] ?? '', site)}</View>
        </Page>
      ))}
    </>
  );
}

const BAND = { columns: 50, rows: 16 };

function Cover({ title, kind, description, date, path, brand, author, site }: DocumentFacts) {
  const band = weave(path, BAND.columns, BAND.rows);
  const height = (PAPER.width / band.width) * band.height;
  const address = new URL(path, site).href;
  return (
    <Page size="A4" style={styles.cover} bookmark={title}>
      <Svg width={PAPER.width} height={height} viewBox={`0 0 ${band.width} ${band.height}`}>
        {band.paths.map(
          (path, tone) =>
            path && <Path key={path} d={path} stroke={colours.weave[tone] ?? ''} strokeWidth={4.5} />,
        )}
      </Svg>
      <View style={styles.coverWords}>
        <View style={styles.brandLine}>
          <Svg width={24} height={24} viewBox={`0 0 ${MARK.size} ${MARK.size}`}>
            <Path d={MARK.bars} fill={colours.onDeep} />
            <Path d={MARK.step} fill={colours.accent} />
          </Svg>
          <Text style={styles.brandName}>{brand}</Text>
        </View>
        <Text style={styles.kind}>{kind}</Text>
        <Text style={styles.title}>{title}</Text>
        <Text style={styles.description}>{description}</Text>
      </View>
      <View style={styles.coverFacts}>
        <Text>{`${author}, ${formatDate(date)}`}</Text>
        <Text>
          To read on a phone or with a screen reader:{' '}
          <Link style={styles.coverLink} src={address}>
            {address.replace(/^https?:\/\//, '')}
          </Link>
        </Text>
      </View>
    </Page>
  );
}

function Contents({ html }: { html: string }) {
  const chapters = chaptersOf(html);
  if (chapters.length < 3) return null;
  return (
    <View style={styles.contents} wrap={false}>
      <Text style={styles.contentsTitle}>Contents</Text>
      <View style={styles.contentsColumns}>
        {chapters.map(({ id, label }) => (
          <Text key={id} style={styles.contentsLine}>
            <Link style={styles.contentsLink} src={`#${id}`}>
              {label}
            </Link>
          </Text>
        ))}
      </View>
    </View>
  );
}
