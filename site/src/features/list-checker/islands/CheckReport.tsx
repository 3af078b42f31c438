// The report of the checker: totals, recognised columns, and each finding with its row and correction.

import { type ReactNode, useState } from 'react';
import { Badge } from '~/components/Badge/Badge';
import type { BadgeTone } from '~/components/Badge/schema';
import { Table } from '~/components/Table/Table';
import { fillValues } from '~/lib/format-text';
import { formatCount } from '~/lib/locale';
import { columnLetters } from '../check.ts';
import { namesOfTwo } from '../fixes.ts';
import { cellKey, type Edit, type FileNote, type Finding, KEPT, type Outcome } from '../list.ts';
import type { Report, ReportGroup } from '../report.ts';
import type { CheckerWords } from '../words.ts';
import css from './CheckReport.module.css';

export type CheckReportProps = {
  file: string;
  /** The findings on the page; the figures are those of `report`, with the visitor's edits. */
  first: Report;
  report: Report;
  edits: readonly Edit[];
  words: CheckerWords;
  onMend: (edit: Edit, undo?: boolean) => void;
  children?: ReactNode;
};

/** Findings of a group before "show all". */
const FIRST = 5;

const TONES: Record<Outcome, BadgeTone> = { fixed: 'good', look: 'warm', note: 'neutral' };

const OUTCOMES = ['look', 'fixed', 'note'] as const;

/** `full_name` is Full name. */
const columnName = (name: string) =>
  name === 'lin' ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

export function CheckReport(props: CheckReportProps) {
  const { file, first, report, words, children } = props;
  const { rows, ready, almost, missing, groups, columns, sheets, notes } = report;
  const butFor = fillValues(words.readyBut, { columns: missing.map(columnName).join(', ').toLowerCase() });
  const sum = (outcome: Outcome) => groups.reduce((total, group) => total + group[outcome], 0);
  const figures = [
    [words.rows, rows],
    [words.ready, ready],
    ...(almost > 0 ? [[butFor, almost] as const] : []),
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
      {groups.length === 0 && <p className={css.clean}>{words.clean}</p>}
      <div className={css.actions}>{children}</div>
      <p className={css.note}>{words.cleanedNote}</p>
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
          <h3 className={css.title}>{words.remarks}</h3>
          <ul className={`ticks ${css.notes}`}>
            {notes.map((note) => (
              <li key={note.note}>{noteText(note, words)}</li>
            ))}
          </ul>
        </>
      )}
      {first.groups.map((group) => (
        <Findings {...props} group={group} named={sheets.length > 1} key={group.group} />
      ))}
    </>
  );
}

function Columns({ columns, words }: Pick<Report, 'columns'> & { words: CheckerWords }) {
  const known = columns.filter(({ means, again }) => means && !again);
  const others = columns.filter(({ means, again, heading }) => (!means || again) && heading !== '');
  return (
    <>
      <h3 className={css.title}>{words.columns}</h3>
      <p className={css.line}>{words.recognised}:</p>
      <ul className={css.columns}>
        {known.map(({ at, heading, means }) => (
          <li className={css.column} key={at}>
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

type FindingsProps = CheckReportProps & { group: ReportGroup; named: boolean };

function Findings(props: FindingsProps) {
  const { group, words, named, report } = props;
  /** The figures follow the decisions, the findings stay. */
  const now = report.groups.find((each) => each.group === group.group);
  const [shown, setShown] = useState(FIRST);
  const all = group.fixed + group.look + group.note;
  const id = `found-${group.group}`;
  const place = ({ sheet, row }: Finding) => {
    if (row === 0) return named ? sheet : words.wholeSheet;
    return named ? `${sheet}, ${words.row} ${row}` : `${words.row} ${row}`;
  };
  return (
    <section className={css.group} aria-labelledby={id}>
      <div className={css.head}>
        <h3 className={css.title} id={id}>
          {words.groups[group.group]}
        </h3>
        <p className={css.badges}>
          {OUTCOMES.filter((outcome) => group[outcome] > 0).map((outcome) => (
            <Badge tone={TONES[outcome]} key={outcome}>
              {`${formatCount(now?.[outcome] ?? 0)} ${words.outcomes[outcome]}`}
            </Badge>
          ))}
        </p>
      </div>
      <Table
        className={css.findings}
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
              content: <Fix {...props} finding={finding} place={place(finding)} />,
              className: finding.fix || isOpen(finding) ? undefined : css.none,
            },
            { content: words.reasons[finding.reason], className: css.why },
          ],
        }))}
      />
      {shown < group.findings.length && (
        <button className={css.more} type="button" onClick={() => setShown(group.findings.length)}>
          {words.more} ({formatCount(group.findings.length - shown)})
          <span className="visually-hidden">: {words.groups[group.group]}</span>
        </button>
      )}
      {shown >= group.findings.length && all > group.findings.length && (
        <p className={css.note}>{words.further}</p>
      )}
    </section>
  );
}

/** Whether the visitor can mend it here: a cell, or a learner who is listed twice. */
const isOpen = ({ outcome, row }: Finding) => outcome === 'look' && row > 0;

type FixProps = Pick<CheckReportProps, 'words' | 'edits' | 'report' | 'onMend'> & {
  finding: Finding;
  place: string;
};

/** A row, the corrected value, or a box for it. */
function Fix({ finding, place, words, edits, report, onMend }: FixProps) {
  const { reason, sheet, row, column, fix } = finding;
  const cell = { sheet, row, column };
  const edit = edits.find((each) => cellKey(each) === cellKey(cell));
  const other = reason.startsWith('duplicate') && `${words.row} ${fix}`;
  const fromSheet = reason === 'class-from-sheet';
  if (reason === 'column-missing' || reason === 'class-not-listed' || fromSheet) {
    const name = fromSheet ? 'class' : fix;
    const columns = report.sheets.find(({ name }) => name === sheet)?.columns ?? [];
    return (
      <label>
        {columnName(name)}{' '}
        <select
          className={css.mend}
          value=""
          onChange={({ target }) => onMend({ sheet, row: 0, column: name, value: target.value })}
        >
          <option value="">{fromSheet ? fix : words.chooseColumn}</option>
          {columns.map(({ at, heading, example = '' }) => (
            <option value={at} key={at}>
              {`${columnLetters(at)}: ${heading || example}`.slice(0, 40)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if (reason === 'column-twice') return columnName(fix);
  if (!isOpen(finding)) return other || <strong>{fix}</strong>;
  const left = edit && report.open[cellKey(cell)];
  const said = edit && (left ? words.reasons[left] : words.mended);
  /** Pressed, it takes the decision back. */
  const decision = (text: string, value: string) => (
    <button
      className={css.more}
      type="button"
      aria-pressed={edit?.value === value}
      onClick={() => onMend({ ...cell, value }, edit?.value === value)}
    >
      {text}
    </button>
  );
  if (column === '')
    return (
      <>
        {other} {decision(words.leaveOut, '')}{' '}
        {reason === 'duplicate-name' && decision(words.twoChildren, KEPT)}
      </>
    );
  return (
    <>
      <input
        className={css.mend}
        aria-label={fillValues(words.mend, { column, place })}
        aria-invalid={Boolean(left) || undefined}
        defaultValue={finding.found}
        onKeyDown={({ key, currentTarget }) =>
          key === 'Enter' && onMend({ ...cell, value: currentTarget.value })
        }
        onBlur={({ target: { value } }) =>
          value !== (edit?.value ?? finding.found) && onMend({ ...cell, value })
        }
      />{' '}
      <span className={left ? css.left : css.mended} role="status">
        {said}
      </span>
      {reason === 'name-two' && decision(words.twoChildren, namesOfTwo(finding.found).join('\n'))}
      {!said && fix && <span>{`${fix}?`}</span>}
    </>
  );
}
