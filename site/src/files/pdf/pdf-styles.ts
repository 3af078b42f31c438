// Colours, type and space of the PDF files. The colours are the site's, from its tokens.
import { StyleSheet } from '@react-pdf/renderer';
import css from '~/styles/tokens.css?raw';
import { tokensOf } from '../../lib/tokens.ts';

const token = tokensOf(css, ':root');

export const colours = {
  paper: token('raised'),
  ink: token('ink'),
  quiet: token('quiet'),
  brand: token('brand'),
  warm: token('warm'),
  line: token('line'),
  sunk: token('sunk'),
  /** What a thing is compared with. */
  mark: token('line-strong'),
  accent: token('accent'),
  deep: token('deep'),
  onDeep: token('on-deep'),
  onDeepQuiet: token('on-deep-quiet'),
  weave: [
    token('deep-raised'),
    token('on-deep-weave'),
    token('accent'),
    tokensOf(css, '.dark')('weave-3'),
  ] as const,
};

/** A4, in points. */
export const PAPER = { width: 595.28, height: 841.89 };
export const MARGIN = 62;

const display = { fontFamily: 'Bricolage', fontWeight: 700 } as const;

export const styles = StyleSheet.create({
  cover: { backgroundColor: colours.deep, color: colours.onDeep, fontFamily: 'Helvetica' },
  coverWords: { padding: MARGIN, paddingTop: 56, flexGrow: 1 },
  brandLine: { flexDirection: 'row', alignItems: 'center', ...display, fontSize: 20 },
  brandName: { marginLeft: 8 },
  kind: { marginTop: 150, ...display, fontSize: 13, color: colours.accent },
  title: { marginTop: 10, ...display, fontSize: 40, lineHeight: 1.05, letterSpacing: -0.6 },
  description: { marginTop: 18, maxWidth: 400, fontSize: 13, lineHeight: 1.5, color: colours.onDeepQuiet },
  coverFacts: { position: 'absolute', left: MARGIN, bottom: 28, fontSize: 10, lineHeight: 1.6 },
  coverLink: { color: colours.onDeep, textDecoration: 'underline' },

  page: {
    paddingTop: 64,
    paddingBottom: 76,
    paddingHorizontal: MARGIN,
    backgroundColor: colours.paper,
    color: colours.ink,
    fontFamily: 'Helvetica',
  },
  // Not on the page itself: what is fixed would inherit the line height and then not show.
  body: { fontSize: 10.5, lineHeight: 1.5 },
  foot: {
    position: 'absolute',
    left: MARGIN,
    right: MARGIN,
    bottom: 36,
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingTop: 8,
    borderTopWidth: 0.75,
    borderTopColor: colours.line,
    fontSize: 8.5,
    color: colours.quiet,
  },

  contents: { marginBottom: 10, paddingBottom: 16, borderBottomWidth: 0.75, borderBottomColor: colours.line },
  contentsTitle: { marginBottom: 6, ...display, fontSize: 12 },
  contentsColumns: { flexDirection: 'row', flexWrap: 'wrap' },
  contentsLine: { width: '50%', paddingRight: 12, marginBottom: 3 },
  contentsLink: { color: colours.ink, textDecoration: 'none' },

  // A book: each chapter on pages of its own, under its name.
  head: {
    position: 'absolute',
    top: 30,
    left: MARGIN,
    right: MARGIN,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8.5,
    color: colours.quiet,
  },
  bookPage: { paddingTop: 56, paddingBottom: 62 },
  bookBody: { fontSize: 10, lineHeight: 1.4 },
  bookTitle: { marginBottom: 20, ...display, fontSize: 26, lineHeight: 1.1, letterSpacing: -0.4 },
  bookLine: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 7,
    borderBottomWidth: 0.75,
    borderBottomColor: colours.line,
    fontSize: 11.5,
  },

  h2: { marginTop: 20, marginBottom: 6, ...display, fontSize: 17, lineHeight: 1.2 },
  h3: { marginTop: 12, marginBottom: 3, ...display, fontSize: 12.5, lineHeight: 1.25 },
  h4: { marginTop: 5, marginBottom: 2, ...display, fontSize: 11, lineHeight: 1.25 },
  p: { marginBottom: 8 },
  listEnd: { marginBottom: 8 },
  item: { flexDirection: 'row', marginBottom: 3 },
  bullet: { width: 16, color: colours.warm },
  itemBody: { flex: 1 },
  quote: { marginBottom: 8, paddingLeft: 12, borderLeftWidth: 3, borderLeftColor: colours.accent },
  pre: { marginBottom: 8, padding: 8, backgroundColor: colours.sunk, fontFamily: 'Courier', fontSize: 9 },
  rule: { marginVertical: 12, borderBottomWidth: 0.75, borderBottomColor: colours.line },

  table: { marginTop: 4, marginBottom: 12, borderTopWidth: 1.5, borderTopColor: colours.ink },
  row: { flexDirection: 'row', borderBottomWidth: 0.75, borderBottomColor: colours.line },
  cell: { flex: 1, paddingVertical: 5, paddingRight: 10, fontSize: 9.5, lineHeight: 1.4 },
  headCell: { color: colours.quiet, fontFamily: 'Helvetica-Bold', fontSize: 8.5 },

  number: { flex: 0.95, paddingRight: 0, paddingLeft: 6, textAlign: 'right' },
  rowName: { flex: 3.9 },
  figureCell: { paddingVertical: 2.2, fontSize: 8.6, lineHeight: 1.25 },
  drawnCell: { width: 190, paddingTop: 4, paddingBottom: 2 },
  figure: { marginTop: 6, marginBottom: 6 },
  caption: { marginBottom: 2, fontFamily: 'Helvetica-Bold', fontSize: 9.5, lineHeight: 1.4 },

  strong: { fontFamily: 'Helvetica-Bold' },
  em: { fontFamily: 'Helvetica-Oblique' },
  code: { fontFamily: 'Courier', fontSize: 9.5 },
  link: { color: colours.brand, textDecoration: 'underline' },
});
