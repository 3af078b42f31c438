// What a change breaks in other texts, with boxes to mend them in the same step.
import { type Mend, type Problem, placeOf, withoutLabel } from '@tred/contract/editor-api';
import css from './editor.module.css';
import { TextInput } from './Inputs';
import { Problems } from './Problems';

type FollowsProps = { problems: Problem[]; mends: Mend[]; onMend: (mends: Mend[]) => void };

export function Follows({ problems, mends, onMend }: FollowsProps) {
  const isOf =
    ({ path, field }: Problem) =>
    (mend: Mend) =>
      mend.path === path && mend.field === field;
  const boxes = problems.filter(({ text }) => text !== undefined);
  const rest = problems.filter(({ text }) => text === undefined);
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
          value={mends.find(isOf(problem))?.text ?? problem.text}
          error={withoutLabel(problem)}
          onChange={(now) => {
            const { path, field } = problem;
            onMend([
              ...mends.filter((mend) => !isOf(problem)(mend)),
              { path, field, text: String(now ?? '') },
            ]);
          }}
        />
      ))}
    </section>
  );
}
