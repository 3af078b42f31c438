// What a change breaks in other texts, with boxes to mend them in the same step.
import { type Mend, type Problem, placeOf } from '@tred/contract/editor-api';
import css from './editor.module.css';
import { TextInput } from './Inputs';
import { Problems } from './parts';

const isOf = (mend: Mend, { path, field }: Problem) => mend.path === path && mend.field === field;

/** With the texts that these problems showed: a colleague may have changed one since. */
export const withSeen = (mends: Mend[], problems: Problem[]): Mend[] =>
  mends.map((mend) => ({ ...mend, was: problems.find((each) => isOf(mend, each))?.text ?? mend.was }));

type FollowsProps = { problems: Problem[]; mends: Mend[]; onMend: (mends: Mend[]) => void };

export function Follows({ problems, mends, onMend }: FollowsProps) {
  const [boxes = [], rest = []] = [true, false].map((isBox) =>
    problems.filter(({ text }) => (text !== undefined) === isBox),
  );
  return (
    <section className={`${css.part} ${css.stack}`} aria-label="What follows">
      <h2>
        {problems.length === 1
          ? 'One other text is concerned'
          : `${problems.length} other texts are concerned`}
      </h2>
      {boxes.length > 0 && <p>Mend them here. Everything is saved in one step.</p>}
      {rest.length > 0 && <Problems problems={rest} />}
      {boxes.map((problem, at) => (
        <TextInput
          key={problem.path + problem.field}
          path={`+mend${at}`}
          label={placeOf(problem)}
          required
          shape={{ kind: 'text', lines: problem.text?.includes('\n') ?? false }}
          value={mends.find((mend) => isOf(mend, problem))?.text ?? problem.text}
          error={problem.message}
          onChange={(now) => {
            const { path, field, text: was } = problem;
            const others = mends.filter((mend) => !isOf(mend, problem));
            onMend([...others, { path, field, was, text: String(now ?? '') }]);
          }}
        />
      ))}
    </section>
  );
}
