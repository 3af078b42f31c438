// The scale of the learner slider: 100 logarithmic steps, so that small schools have room.
import { type Axis, alongWithin, WHOLE } from '~/lib/charts/geometry';

export type LearnerScale = Axis & { log: true };

/** Rounded to a usual number; different at every whole step. */
export function learnersAt(step: number, { from, to }: LearnerScale): number {
  const exact = from * (to / from) ** (step / WHOLE);
  const unit = exact < 400 ? 5 : exact < 2000 ? 10 : exact < 10_000 ? 50 : 100;
  return Math.round(exact / unit) * unit;
}

/** To a tenth; numbers outside the scale map to its ends. */
export const stepFor = (learners: number, scale: LearnerScale): number => alongWithin(scale, learners);
