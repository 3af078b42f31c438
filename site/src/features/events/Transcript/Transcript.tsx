// A transcript by chapter, with links to the chapters.
import { Section, type SectionProps } from '~/components/Section/Section';
import css from './Transcript.module.css';

export type TranscriptChapter = {
  id: string;
  /** From the start of the recording: "09:40". */
  at: string;
  title: string;
  words: readonly { who: string; says: string }[];
};

export type TranscriptProps = SectionProps & {
  chaptersTitle: string;
  chapters: readonly TranscriptChapter[];
};

export function Transcript({ title, lead, chaptersTitle, chapters, ...section }: TranscriptProps) {
  return (
    <Section {...section}>
      <div className={`stack columns-2 ${css.columns}`}>
        <nav className={css.contents} aria-label={chaptersTitle}>
          <h2 className={`large ${css.contentsTitle}`}>{chaptersTitle}</h2>
          <ol>
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <a className={`row ${css.entry}`} href={`#${chapter.id}`}>
                  <span className={`brand ${css.at}`}>{chapter.at}</span>
                  <span>{chapter.title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={css.text}>
          <h2 className={css.title}>{title}</h2>
          {lead && <p className={`quiet ${css.lead}`}>{lead}</p>}
          {chapters.map((chapter) => (
            <section className={css.chapter} id={chapter.id} key={chapter.id}>
              <h3 className={css.name}>
                <span className={`brand ${css.at}`}>{chapter.at}</span> {chapter.title}
              </h3>
              {chapter.words.map(({ who, says }, index) => (
                <p key={says}>
                  {/* The name appears when the speaker changes. */}
                  {who !== chapter.words[index - 1]?.who && (
                    <strong className={`small brand ${css.who}`}>{who} </strong>
                  )}
                  {says}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}
