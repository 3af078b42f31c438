// A meter with and without its note.
import { Meter } from './Meter';

export const examples = {
  plain: <Meter label="Environmental" percent={85} />,
  'with a note': <Meter label="Social" percent={92} note="Share of the 2025 social goals reached by June." />,
  full: <Meter label="Pay equity" percent={100} />,
};
