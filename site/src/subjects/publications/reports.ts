// The yearly reports as covers for the page that lists them, and the heads of their own pages.
import { publicationLink, reportFiles } from './publication-files';

export async function reportMetas() {
  return (await reportFiles()).map(({ meta }) => meta);
}

export async function reportCovers() {
  return Promise.all(
    (await reportFiles()).map(async (report) => {
      const { facts } = await publicationLink(report);
      return {
        seed: report.facts.path,
        title: report.title,
        text: report.summary,
        href: report.facts.path,
        category: String(report.year),
        facts,
      };
    }),
  );
}
