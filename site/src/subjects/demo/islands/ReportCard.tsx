// A report card: both parts of each mark, the grade, attendance and the balance, on a sheet that prints.
import { fillPlaces } from '~/lib/words';
import type { ReportView } from '../marks-view';
import { Paper } from './Paper';
import paper from './Paper.module.css';
import type { OfficeWords } from './words';

type ReportCardProps = { words: OfficeWords['marks']['report']; school: string; report: ReportView };

export function ReportCard({ words, school, report }: ReportCardProps) {
  const figure = (value: number | undefined) => value ?? words.notAssessed;
  return (
    <Paper label={fillPlaces(words.label, { learner: report.learner })} print={words.print}>
      <header className={paper.head}>
        <strong className={paper.school}>{school}</strong>
        <span className={paper.kind}>{fillPlaces(words.title, { term: report.term })}</span>
      </header>
      <p className={paper.who}>{report.learner}</p>
      <p className={paper.line}>
        {report.stream}
        {report.lin && `, LIN ${report.lin}`}
      </p>
      <table className={paper.table}>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
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
          <dd>{fillPlaces(words.days, { present: report.present, days: report.days })}</dd>
        </div>
        <div>
          <dt>{words.balance}</dt>
          <dd>{report.balance}</dd>
        </div>
      </dl>
      <p className={paper.small}>{words.scale}</p>
    </Paper>
  );
}
