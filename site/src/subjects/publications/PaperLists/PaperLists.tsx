// Files on shelves: the name of each shelf in the margin, its files beside it with what they are, how long and how big.
import { type Download, DownloadList } from '~/sections/Downloads/Downloads';
import { Section, type SectionProps } from '~/ui/Section/Section';
import css from './PaperLists.module.css';

export type Shelf = { title: string; text: string; files: readonly Download[] };

export type PaperListsProps = SectionProps & {
  shelves: readonly Shelf[];
};

export function PaperLists({ shelves, ...section }: PaperListsProps) {
  return (
    <Section {...section}>
      {shelves.map((shelf) => (
        <div className={css.shelf} key={shelf.title}>
          <div className={css.margin}>
            <h3 className={css.title}>{shelf.title}</h3>
            <p className={css.text}>{shelf.text}</p>
          </div>
          <DownloadList downloads={shelf.files} level={4} />
        </div>
      ))}
    </Section>
  );
}
