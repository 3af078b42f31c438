// Where a point of the step chart is drawn, for the build and for the script that moves a mark along the lines.
import { type Axis, along } from './geometry.ts';

/** Room for the names above the lines, the lines, room for the numbers below, in pixels. */
export const STEP_ROOM = { head: 28, tall: 160, foot: 30 } as const;

const within = ({ from, to }: Axis, value: number) => Math.min(to, Math.max(from, value));

/** In percent of the width, and in pixels from the top of the lines. A point off the chart is drawn at its edge. */
export const stepPlace = (x: Axis, y: Axis, point: { x: number; y: number }) => ({
  across: along(x, within(x, point.x)),
  down: Math.round(((100 - along(y, within(y, point.y))) / 100) * STEP_ROOM.tall),
});
