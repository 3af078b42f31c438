// The five screens of the screenshot package, as they are in it, before anybody unpacks it.
import { Section, type SectionProps } from '~/ui/Section/Section';
import { Analytics } from '../../product/screens/Analytics';
import { Dashboard } from '../../product/screens/Dashboard';
import { ParentPhone, TeacherPhone } from '../../product/screens/phones';
import { University } from '../../product/screens/University';
import type { ProductViews } from '../../product/screenshots';
import css from './ScreenSheet.module.css';

export type ScreenSheetProps = SectionProps & { views: ProductViews };

export function ScreenSheet({ views, ...section }: ScreenSheetProps) {
  return (
    <Section {...section}>
      <ul className={css.sheet}>
        <li className={css.desk}>
          <Dashboard view={views.dashboard} />
        </li>
        <li className={css.desk}>
          <Analytics view={views.analytics} />
        </li>
        <li className={css.desk}>
          <University view={views.university} />
        </li>
        <li className={css.phone}>
          <ParentPhone view={views.parent} />
        </li>
        <li className={css.phone}>
          <TeacherPhone view={views.teacher} />
        </li>
      </ul>
    </Section>
  );
}
