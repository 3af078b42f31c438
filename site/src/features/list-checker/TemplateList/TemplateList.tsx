// The import templates: purpose, files, and columns with instructions.

import { FileLinks } from '~/components/FileLinks/FileLinks';
import { Section } from '~/components/Section/Section';
import { fillValues } from '~/lib/format-text';
import type { Template, TemplateFile } from '../templates.ts';
import type { TemplateListWords } from '../words.ts';
import css from './TemplateList.module.css';

type TemplateListProps = TemplateListWords & {
  templates: readonly Template[];
  allFile: TemplateFile;
};

export function TemplateList({
  templates,
  allFile,
  all,
  needed,
  columnsLabel,
  explainedLabel,
  exampleLabel,
  ...section
}: TemplateListProps) {
  return (
    <Section {...section}>
      <div className={css.list}>
        {templates.map(({ name, title, text, columns, explained, files }) => (
          <article className={css.template} id={name} key={name}>
            <div>
              <h3 className="large">{title}</h3>
              <p className={`quiet ${css.text}`}>{text}</p>
              <FileLinks files={files} of={title} />
            </div>
            <details>
              <summary className={`small bold brand ${css.summary}`}>
                {fillValues(columnsLabel, { count: columns.length })}
              </summary>
              <dl className={`medium ${css.columns}`}>
                {columns.map((column) => (
                  <div className={css.column} key={column.name}>
                    <dt>
                      <code>{column.name}</code>
                      {column.needed && <span className={`quiet bold ${css.needed}`}>{needed}</span>}
                    </dt>
                    <dd>
                      {column.text}
                      {column.example && (
                        <span className={`quiet ${css.example}`}>
                          {exampleLabel} {column.example}
                        </span>
                      )}
                    </dd>
                  </div>
                ))}
                {explained.length > 0 && (
                  <div className={css.column}>
                    <dt>{explainedLabel}</dt>
                    <dd>
                      <code>{explained.join(', ')}</code>
                    </dd>
                  </div>
                )}
              </dl>
            </details>
          </article>
        ))}
      </div>
      <div className={`bold ${css.all}`}>
        <FileLinks files={[{ ...allFile, label: all }]} />
      </div>
    </Section>
  );
}
