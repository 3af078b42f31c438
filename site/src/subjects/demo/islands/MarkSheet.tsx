// The screen of the director of studies: two marks a learner, the grade beside them as they are typed, and the card.
import { fillPlaces } from '~/lib/words';
import { Action } from '~/ui/Action/Action';
import type { MarkRow, MarksView } from '../marks-view';
import type { Part } from '../office';
import { SARAH } from '../scenario';
import { Choose } from './Choose';
import css from './MarkSheet.module.css';
import { ReportCard } from './ReportCard';
import type { OfficeWords } from './words';

type MarkSheetProps = {
  words: OfficeWords['marks'];
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
      <div className={css.top}>
        <Choose label={words.stream} options={view.streams} chosen={view.stream} onChoose={onStream} />
        <Choose label={words.subject} options={view.subjects} chosen={view.subject} onChoose={onSubject} />
      </div>
      <p className={css.rule}>{words.rule}</p>
      <table className={css.sheet}>
        <caption className="visually-hidden">
          {fillPlaces(words.caption, { subject: view.subject, stream: view.stream })}
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
        <p className={css.wrong} id="marks-wrong" role="alert">
          {words.wrong}
        </p>
      )}
      <div className={css.foot}>
        <p>
          {view.published
            ? words.published
            : view.missing > 0
              ? fillPlaces(words.missing, { count: view.missing })
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

function Row({ words, row, here, onType, onReport }: MarkSheetProps & { row: MarkRow }) {
  const isNext = row.id === SARAH;
  return (
    <tr className={isNext && here ? css.next : undefined}>
      <th scope="row">
        <button
          className={css.name}
          type="button"
          data-here={(here === 'report' && isNext) || undefined}
          onClick={() => onReport(row.id)}
        >
          {row.name}
          <span className="visually-hidden">{words.openReport}</span>
        </button>
      </th>
      {parts.map((part) => (
        <td key={part}>
          <input
            className={css.box}
            type="text"
            inputMode="numeric"
            maxLength={3}
            value={row[part]}
            aria-label={fillPlaces(words.box[part], { name: row.name })}
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
      <td>{row.grade && <strong className={`${css.grade} ${css[row.grade]}`}>{row.grade}</strong>}</td>
    </tr>
  );
}
