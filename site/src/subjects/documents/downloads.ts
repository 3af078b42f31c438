// Documents in lists of downloads: those of one page, or some by name.
import type { Download } from '~/sections/Downloads/Downloads';
import type { FiledDocument, LoadedDocument } from './collection';

export const documentsIn = (hub: LoadedDocument['hub'], documents: readonly LoadedDocument[]) =>
  documents.filter((document) => document.hub === hub);

/** In the order named. A name that no document has stops the build. */
export const documentsNamed = (slugs: readonly string[], documents: readonly LoadedDocument[]) =>
  slugs.map((slug) => {
    const document = documents.find((each) => each.slug === slug);
    if (!document) throw new Error(`There is no document "${slug}" in content/documents.`);
    return document;
  });

export const downloadOf = ({ title, summary, path, file }: FiledDocument): Download => ({
  title,
  description: summary,
  ...file,
  readHref: path,
});
