// Tables to download: description, source and files beside the table or its first rows.
import { type FileLink, FileLinks } from '~/components/FileLinks/FileLinks';
import { Section, type SectionProps } from '~/components/Section/Section';
import css from './DataSheets.module.css';

export type DataSheet = {
  /** Its anchor and file name. */
  name: string;
  title: string;
  text: string;
  source: string;
  fields: readonly { name: string; text: string }[];
  rows: readonly Readonly<Record<string, string | number | null>>[];
  /** "240 rows". */
  count: string;
  /** Note under the rows if there are others: "and 234 more in the files". */
  more?: string | undefined;
  files: readonly FileLink[];
};

export type DataSheetsProps = SectionProps & {
  sheets: readonly DataSheet[];
  sourceLabel: string;
};

/** Cells with more characters may break. */
const LONG = 24;

export function DataSheets({ sheets, sourceLabel, ...section }: DataSheetsProps) {
  return (
    <Section {...section}>
      {sheets.map((sheet) => (
        <article className={`columns-2 ${css.sheet}`} id={sheet.name} key={sheet.name}>
          <div>
            <h3 className="large" id={`${sheet.name}-title`}>
              {sheet.title}
            </h3>
            <p className={`quiet ${css.text}`}>{sheet.text}</p>
            <p className={`small numbers ${css.count}`}>{sheet.count}</p>
            <FileLinks files={sheet.files} of={sheet.title} />
          </div>
          <div className={css.main}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
            <section className={css.scroller} tabIndex={0} aria-labelledby={`${sheet.name}-title`}>
              <table className={css.table}>
                <thead>
                  <tr>
                    {sheet.fields.map(({ name }) => (
                      <th scope="col" key={name}>
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {sheet.rows.map((row) => (
                    <tr key={JSON.stringify(row)}>
                      {sheet.fields.map(({ name }) => (
                        <td className={String(row[name]).length > LONG ? css.long : undefined} key={name}>
                          {row[name]}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
            {sheet.more && <p className={`quiet small ${css.more}`}>{sheet.more}</p>}
            <p className={`quiet small ${css.source}`}>
              {sourceLabel} {sheet.source}
            </p>
          </div>
        </article>
      ))}
    </Section>
  );
}
