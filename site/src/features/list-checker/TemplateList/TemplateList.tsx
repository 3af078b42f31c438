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
              <h3 className={css.title}>{title}</h3>
              <p className={css.text}>{text}</p>
              <FileLinks files={files} of={title} />
            </div>
            <details>
              <summary className={css.summary}>{fillValues(columnsLabel, { count: columns.length })}</summary>
              <dl className={css.columns}>
                {columns.map((column) => (
                  <div className={css.column} key={column.name}>
                    <dt>
                      <code>{column.name}</code>
                      {column.needed && <span className={css.needed}>{needed}</span>}
                    </dt>
                    <dd>
                      {column.text}
                      {column.example && (
                        <span className={css.example}>
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
      <div className={css.all}>
        <FileLinks files={[{ ...allFile, label: all }]} />
      </div>
    </Section>
  );
}
