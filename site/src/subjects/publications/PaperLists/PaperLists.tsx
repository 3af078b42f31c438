// Files on shelves: the name of each shelf in the margin, its files beside it with what they are, how long and how big.
import { type Download, DownloadList } from '~/sections/Downloads/Downloads';
import { Band, type Tone } from '~/ui/Band/Band';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import css from './PaperLists.module.css';

export type Shelf = { title: string; text: string; files: readonly Download[] };

export type PaperListsProps = {
  title: string;
  lead?: string;
  shelves: readonly Shelf[];
  id?: string;
  tone?: Tone;
};

export function PaperLists({ title, lead, shelves, id, tone = 'ground' }: PaperListsProps) {
  return (
    <Band tone={tone} id={id}>
      <SectionHead title={title} lead={lead} />
      {shelves.map((shelf) => (
        <div className={css.shelf} key={shelf.title}>
          <div className={css.margin}>
            <h3 className={css.title}>{shelf.title}</h3>
            <p className={css.text}>{shelf.text}</p>
          </div>
          <DownloadList downloads={shelf.files} level={4} />
        </div>
      ))}
    </Band>
  );
}
