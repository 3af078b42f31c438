// Screenshots for the press, in both themes, from the components and styles of the pages.
import type { ComponentProps, ReactElement } from 'react';
import { draw, paint } from '~/files/draw';
import type { GeneratedFiles } from '~/files/file-route';
import type { ThemeName } from '~/files/theme-colours';
import base from '~/styles/base.css?inline';
import tokens from '~/styles/tokens.css?inline';
import { DataPanel, type PanelWords } from './DataPanel/DataPanel';
import { PhoneFrame } from './PhoneFrame/PhoneFrame';
import { ProductFrame } from './ProductFrame/ProductFrame';
import { Dashboard } from './screens/Dashboard';
import css from './screenshots.module.css';
import type { Screen } from './words';

type Panels = Screen & { panels: readonly PanelWords[] };

type ProductViews = {
  dashboard: ComponentProps<typeof Dashboard>['view'];
  analytics: Panels;
  university: Panels;
  parent: ComponentProps<typeof PhoneFrame>;
  teacher: ComponentProps<typeof PhoneFrame>;
};

const own = import.meta.glob<string>('./**/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const styles = ['@layer base, ui, section, page;', tokens, base, ...Object.values(own)].join('\n');

/** Width in CSS pixels, as on a page; the files have more pixels, for print. */
const DESK = { drawn: 720, painted: 1760 };
const PHONE = { drawn: 280, painted: 800 };

const framed = ({ panels, ...frame }: Panels) => (
  <ProductFrame {...frame}>
    {panels.map((words) => (
      <DataPanel words={words} key={words.title} />
    ))}
  </ProductFrame>
);

type Shot = { name: string; caption: string; screen: ReactElement; width: typeof DESK };

const shots = ({ dashboard, analytics, university, parent, teacher }: ProductViews): Shot[] => [
  { name: 'dashboard', caption: dashboard.caption, screen: <Dashboard view={dashboard} />, width: DESK },
  { name: 'analytics', caption: analytics.caption, screen: framed(analytics), width: DESK },
  { name: 'university', caption: university.caption, screen: framed(university), width: DESK },
  { name: 'parent-phone', caption: parent.caption, screen: <PhoneFrame {...parent} />, width: PHONE },
  { name: 'teacher-phone', caption: teacher.caption, screen: <PhoneFrame {...teacher} />, width: PHONE },
];

/** One screen as an SVG in a theme's colours. */
const drawScreen = (screen: ReactElement, theme: ThemeName, width: number) =>
  draw(
    <div className={`${theme} ${css.picture}`}>
      <style>{styles}</style>
      {screen}
    </div>,
    { width },
  );

export async function screenshotFiles(views: ProductViews, rules: string): Promise<GeneratedFiles> {
  const all = shots(views);
  const captions = all.map(({ name, caption }) => `${name}\n${caption}\n`).join('\n');
  const files: GeneratedFiles = { 'READ-ME.txt': `${rules}\n\nCaptions\n\n${captions}` };
  for (const { name, screen, width } of all) {
    for (const theme of ['light', 'dark'] as const) {
      const svg = await drawScreen(screen, theme, width.drawn);
      files[`tred-${name}-${theme}.png`] = await paint(svg, { width: width.painted });
    }
  }
  return files;
}
