// Preview of three screenshots from the package.
import { Section, type SectionProps } from '~/ui/Section/Section';
import { PhoneFrame } from '../../product/PhoneFrame/PhoneFrame';
import { Dashboard } from '../../product/screens/Dashboard';
import type { ProductViews } from '../../product/screenshots';
import css from './ScreenSheet.module.css';

export type ScreenSheetProps = SectionProps & {
  views: Pick<ProductViews, 'dashboard' | 'parent' | 'teacher'>;
};

export function ScreenSheet({ views, ...section }: ScreenSheetProps) {
  return (
    <Section {...section}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which keys must be able to do */}
      <ul className={css.sheet} tabIndex={0} aria-label={section.title}>
        <li className={css.desk}>
          <Dashboard view={views.dashboard} />
        </li>
        <li className={css.phone}>
          <PhoneFrame {...views.parent} />
        </li>
        <li className={css.phone}>
          <PhoneFrame {...views.teacher} />
        </li>
      </ul>
    </Section>
  );
}
