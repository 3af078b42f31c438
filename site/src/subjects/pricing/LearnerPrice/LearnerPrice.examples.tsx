// Two plans and two sizes.
import { LearnerPrice } from './LearnerPrice';

export const examples = {
  plain: (
    <LearnerPrice
      section={{
        title: 'By size',
        compact: true,
        columns: ['Learners', 'A learner'],
        rows: [
          { name: '500', cells: ['UGX 11,520'] },
          { name: '640', cells: ['UGX 18,000'] },
        ],
      }}
      caption="Shillings for a learner in a term"
      note="Sizes grow to the right, ever faster."
      steps={{
        label: 'From 38,400 shillings at 150 learners to 11,520 at 500; 22,994 at 501.',
        x: { from: 150, to: 5_000, log: true, ticks: [{ at: 500, text: '500' }] },
        y: { from: 0, to: 40_000, ticks: [{ at: 40_000, text: 'UGX 40,000' }] },
        lines: [
          {
            name: 'Starter',
            points: [
              { x: 150, y: 38_400 },
              { x: 500, y: 11_520 },
            ],
          },
          {
            name: 'Professional',
            points: [
              { x: 501, y: 22_994 },
              { x: 5_000, y: 2_304 },
            ],
          },
        ],
        marks: [{ x: 500, y: 11_520, text: '11,520' }],
      }}
    />
  ),
};
