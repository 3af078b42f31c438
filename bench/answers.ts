// Waits until a server that was just started answers.
import { until } from '../desk/src/faults/desk-process.ts';

export const answers = (url: string) =>
  until(() =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  );
