// The mark sheet of a class, and the report card of one learner.

import { Action } from '~/components/Action/Action';
import { fillValues } from '~/lib/format-text';
import type { Part } from '../office';
import { balanceText, type MarkRow, type MarksView, type ReportView } from '../views';
import type { DemoOfficeWords } from '../words';
import css from './MarkSheet.module.css';
import { Choose, ColumnHeads, Name, Paper } from './Parts';
import paper from './Parts.module.css';

type MarkSheetProps = {
  words: DemoOfficeWords['marks'];
  school: string;
  view: MarksView;
  here: string | undefined;
  onStream: (stream: string) => void;
  onSubject: (subject: string) => void;
  onType: (learner: string, part: Part, value: string) => void;
  onPublish: () => void;
  onReport: (learner: string) => void;
};

const parts = ['continuous', 'examination'] as const;

export function MarkSheet(props: MarkSheetProps) {
  const { words, school, view, here, onStream, onSubject, onPublish } = props;
  return (
    <>
      <div className={`row ${css.top}`}>
        <Choose label={words.stream} options={view.streams} chosen={view.stream} onChoose={onStream} />
        <Choose label={words.subject} options={view.subjects} chosen={view.subject} onChoose={onSubject} />
      </div>
      <p className={`quiet ${css.rule}`}>{words.rule}</p>
      <table className={`numbers ${css.sheet}`}>
        <caption className="visually-hidden">
          {fillValues(words.caption, { subject: view.subject, stream: view.stream })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">
              <abbr title={words.columns.continuousLong}>{words.columns.continuous}</abbr>
            </th>
            <th scope="col">
              <abbr title={words.columns.examinationLong}>{words.columns.examination}</abbr>
            </th>
            <th scope="col">{words.columns.mark}</th>
            <th scope="col">{words.columns.grade}</th>
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <Row {...props} row={row} key={row.id} />
          ))}
        </tbody>
      </table>
      {view.wrong > 0 && (
        <p className={`bold ${css.wrong}`} id="marks-wrong" role="alert">
          {words.wrong}
        </p>
      )}
      <div className={`bold row between ${paper.foot}`}>
        <p>
          {view.published
            ? words.published
            : view.missing > 0
              ? fillValues(words.missing, { count: view.missing })
              : words.ready}
        </p>
        <span data-here={here === 'publish' || undefined}>
          <Action look={view.published ? 'secondary' : 'primary'} onClick={onPublish}>
            {words.publish}
          </Action>
        </span>
      </div>
      {view.report && <ReportCard words={words.report} school={school} report={view.report} />}
    </>
  );
}

function Row({ words, view, row, here, onType, onReport }: MarkSheetProps & { row: MarkRow }) {
  const isNext = row.id === view.followed;
  return (
    <tr className={isNext && here ? css.next : undefined}>
      <th scope="row">
        <button
          className={`brand ${paper.link}`}
          type="button"
          data-here={(here === 'report' && isNext) || undefined}
          onClick={() => onReport(row.id)}
        >
          <Name of={row.name} />
          <span className="visually-hidden">{words.openReport}</span>
        </button>
      </th>
      {parts.map((part) => (
        <td key={part}>
          <input
            className={`field ${css.box}`}
            type="text"
            inputMode="numeric"
            maxLength={3}
            value={row[part]}
            aria-label={fillValues(words.box[part], { name: row.name })}
            aria-invalid={row.wrong[part] || undefined}
            aria-describedby={row.wrong[part] ? 'marks-wrong' : undefined}
            data-here={(here === part && isNext) || undefined}
            onChange={(event) => onType(row.id, part, event.target.value)}
          />
        </td>
      ))}
      <td className={css.mark}>
        {row.mark ?? <abbr title={words.notAssessed}>{words.notAssessedShort}</abbr>}
      </td>
      <td>{row.grade && <strong className={`brand ${css.grade} ${css[row.grade]}`}>{row.grade}</strong>}</td>
    </tr>
  );
}

type ReportCardProps = { words: DemoOfficeWords['marks']['report']; school: string; report: ReportView };

function ReportCard({ words, school, report }: ReportCardProps) {
  const balance = balanceText(words, report.balance);
  const figure = (value: number | undefined) => value ?? words.notAssessed;
  return (
    <Paper
      label={fillValues(words.label, { learner: report.learner })}
      school={school}
      kind={fillValues(words.title, { term: report.term })}
      print={words.print}
    >
      <p className={paper.who}>
        <Name of={report.learner} />
      </p>
      <p className={paper.line}>
        {report.stream}
        {report.lin && `, LIN ${report.lin}`}
      </p>
      <table className={`numbers ${paper.table}`}>
        <ColumnHeads columns={words.columns} />
        <tbody>
          {report.lines.map((line) => (
            <tr key={line.subject}>
              <th scope="row">{line.subject}</th>
              <td>{figure(line.continuous)}</td>
              <td>{figure(line.examination)}</td>
              <td>{figure(line.mark)}</td>
              <td>
                <strong>{line.grade ?? ''}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={paper.facts}>
        <div>
          <dt>{words.average}</dt>
          <dd>{report.average ?? words.notAssessed}</dd>
        </div>
        <div>
          <dt>{words.attendance}</dt>
          <dd>{fillValues(words.days, { present: report.present, days: report.days })}</dd>
        </div>
        <div>
          <dt>{balance.label}</dt>
          <dd>{balance.amount}</dd>
        </div>
      </dl>
      <p className={`quiet ${paper.small}`}>{words.scale}</p>
    </Paper>
  );
}
