// The report of the checker: totals, recognised columns, and each finding with its row and correction.

import { type ReactNode, useState } from 'react';
import { Badge } from '~/components/Badge/Badge';
import type { BadgeTone } from '~/components/Badge/schema';
import { Table } from '~/components/Table/Table';
import { formatCount } from '~/lib/locale';
import type { FileNote, Finding, Outcome } from '../list.ts';
import type { Report, ReportGroup } from '../report.ts';
import type { CheckerWords } from '../words.ts';
import css from './CheckReport.module.css';

export type CheckReportProps = { file: string; report: Report; words: CheckerWords; children?: ReactNode };

/** Findings of a group before "show all". */
const FIRST = 5;

const TONES: Record<Outcome, BadgeTone> = { fixed: 'good', look: 'warm', note: 'neutral' };

const OUTCOMES = ['look', 'fixed', 'note'] as const;

/** `full_name` is Full name. */
const columnName = (name: string) =>
  name === 'lin' ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

export function CheckReport({ file, report, words, children }: CheckReportProps) {
  const { rows, ready, groups, columns, sheets, notes } = report;
  const sum = (outcome: Outcome) => groups.reduce((total, group) => total + group[outcome], 0);
  const figures = [
    [words.rows, rows],
    [words.ready, ready],
    [words.fixed, sum('fixed')],
    [words.look, sum('look')],
  ] as const;
  return (
    <>
      <h2 className={css.file}>{file}</h2>
      <dl className={css.figures}>
        {figures.map(([name, figure]) => (
          <div className={css.figure} key={name}>
            <dt>{name}</dt>
            <dd>{formatCount(figure)}</dd>
          </div>
        ))}
      </dl>
      {groups.length === 0 && <p className={`bold ${css.clean}`}>{words.clean}</p>}
      <div className={`row ${css.actions}`}>{children}</div>
      <p className={`quiet small ${css.note}`}>{words.cleanedNote}</p>
      <p className={css.line}>
        {words.next.text}{' '}
        {words.next.links.map(({ label, href }) => (
          <a className={css.link} href={href} key={href}>
            {label}
          </a>
        ))}
      </p>
      <Columns columns={columns} words={words} />
      {sheets.length > 1 && (
        <p className={css.line}>
          <strong>{words.sheets}:</strong>{' '}
          {sheets.map((sheet) => `${sheet.name} (${formatCount(sheet.rows)})`).join(', ')}
        </p>
      )}
      {notes.length > 0 && (
        <>
          <h3 className={`large ${css.title}`}>{words.remarks}</h3>
          <ul role="list" className={`ticks ${css.notes}`}>
            {notes.map((note) => (
              <li key={note.note}>{noteText(note, words)}</li>
            ))}
          </ul>
        </>
      )}
      {groups.map((group) => (
        <Findings words={words} group={group} named={sheets.length > 1} key={group.group} />
      ))}
    </>
  );
}

function Columns({ columns, words }: Pick<Report, 'columns'> & { words: CheckerWords }) {
  const known = columns.filter(({ means, again }) => means && !again);
  const others = columns.filter(({ means, again, heading }) => (!means || again) && heading !== '');
  return (
    <>
      <h3 className={`large ${css.title}`}>{words.columns}</h3>
      <p className={css.line}>{words.recognised}:</p>
      <ul role="list" className={`row ${css.columns}`}>
        {known.map(({ at, heading, means }) => (
          <li className={`medium ${css.column}`} key={at}>
            {heading} <span aria-hidden="true">→</span> {means && columnName(means)}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className={css.line}>
          {words.leftAlone}: {others.map(({ heading }) => heading).join(', ')}
        </p>
      )}
    </>
  );
}

function noteText(note: FileNote, words: CheckerWords): string {
  const text = words.notes[note.note];
  if ('count' in note) return `${formatCount(note.count)} ${text}`;
  return 'names' in note ? `${text} ${note.names.join(', ')}.` : text;
}

type FindingsProps = { words: CheckerWords; group: ReportGroup; named: boolean };

function Findings({ group, words, named }: FindingsProps) {
  const [shown, setShown] = useState(FIRST);
  const all = group.fixed + group.look + group.note;
  const id = `found-${group.group}`;
  const place = ({ sheet, row }: Finding) => {
    if (row === 0) return named ? sheet : words.wholeSheet;
    return named ? `${sheet}, ${words.row} ${row}` : `${words.row} ${row}`;
  };
  /** A column of the import, another row, or the value, with a question mark if a person decides. */
  const fixOf = ({ reason, outcome, fix }: Finding) => {
    if (reason.startsWith('column')) return columnName(fix);
    if (reason.startsWith('duplicate')) return `${words.row} ${fix}`;
    return fix && outcome === 'look' ? `${fix}?` : fix;
  };
  return (
    <section className={css.group} aria-labelledby={id}>
      <div className={`row between ${css.head}`}>
        <h3 className={`large ${css.title}`} id={id}>
          {words.groups[group.group]}
        </h3>
        <p className={`row ${css.badges}`}>
          {OUTCOMES.filter((outcome) => group[outcome] > 0).map((outcome) => (
            <Badge tone={TONES[outcome]} key={outcome}>
              {`${formatCount(group[outcome])} ${words.outcomes[outcome]}`}
            </Badge>
          ))}
        </p>
      </div>
      <Table
        className={`medium ${css.findings}`}
        labelledBy={id}
        columns={[words.row, words.column, words.found, words.fix, words.why].map((name) => ({ name }))}
        rows={group.findings.slice(0, shown).map((finding, index) => ({
          key: `${index} ${finding.row} ${finding.reason}`,
          head: place(finding),
          className: css[finding.outcome],
          cells: [
            { content: finding.column || '–', className: finding.column ? undefined : css.none },
            { content: finding.found || <i>{words.empty}</i> },
            {
              content: <strong>{fixOf(finding)}</strong>,
              className: finding.fix ? undefined : css.none,
            },
            { content: words.reasons[finding.reason], className: css.why },
          ],
        }))}
      />
      {shown < group.findings.length && (
        <button
          className={`bold brand ${css.more}`}
          type="button"
          onClick={() => setShown(group.findings.length)}
        >
          {words.more} ({formatCount(group.findings.length - shown)})
          <span className="visually-hidden">: {words.groups[group.group]}</span>
        </button>
      )}
      {shown >= group.findings.length && all > group.findings.length && (
        <p className={`quiet small ${css.note}`}>{words.further}</p>
      )}
    </section>
  );
}
