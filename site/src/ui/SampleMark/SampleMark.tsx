// Marks what is invented until launch. `sampleMark` (facts/interface) has its word; checks/preview.ts finds it.
import css from './SampleMark.module.css';

export const SampleMark = ({ children }: { children: string }) => (
  <span className={css.mark} data-sample>
    {children}
  </span>
);
