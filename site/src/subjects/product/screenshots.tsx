// Pictures of the product for the press: the views that stand on the pages, drawn as files in both themes.
import type { ReactElement } from 'react';
import { draw, paint, type Size } from '~/files/draw';
import { type Colours, type ThemeName, themes } from '~/files/theme-colours';
import type { Files } from '~/files/zip';
import type { Attendance } from './AttendancePanel/AttendancePanel';
import type { Fees } from './FeesPanel/FeesPanel';
import type { Funnel } from './FunnelPanel/FunnelPanel';
import type { Lines } from './LinesPanel/LinesPanel';
import type { Results } from './ResultsPanel/ResultsPanel';
import { AttendancePane, FeesPane, FunnelPane, LinesPane, ResultsPane } from './screens/panes';
import { DESK_WIDTH, DeskScreen, PHONE, PhoneScreen, Row } from './screens/Screen';

type Titled = { title: string; note: string; caption: string };
type Phone = Titled & { time: string; network: string; tabs: readonly string[] };

export type ProductViews = {
  dashboard: {
    school: string;
    term: string;
    fees: Fees;
    attendance: Attendance;
    admissions: Funnel;
    caption: string;
  };
  analytics: Titled & { subjects: Results; watch: Lines };
  university: Titled & { registered: Funnel; paid: Attendance };
  parent: Phone & { balance: Lines; payments: Lines };
  teacher: Phone & { register: Lines };
};

type Shot = { name: string; caption: string; size: Size; screen: (colours: Colours) => ReactElement };

function shots({ dashboard, analytics, university, parent, teacher }: ProductViews): Shot[] {
  return [
    {
      name: 'dashboard',
      caption: dashboard.caption,
      size: { width: DESK_WIDTH, height: 496 },
      screen: (colours) => (
        <DeskScreen colours={colours} title={dashboard.school} note={dashboard.term}>
          <Row>
            <FeesPane colours={colours} fees={dashboard.fees} grow={3} />
            <AttendancePane colours={colours} attendance={dashboard.attendance} grow={2} />
          </Row>
          <Row last>
            <FunnelPane colours={colours} funnel={dashboard.admissions} />
          </Row>
        </DeskScreen>
      ),
    },
    {
      name: 'analytics',
      caption: analytics.caption,
      size: { width: DESK_WIDTH, height: 384 },
      screen: (colours) => (
        <DeskScreen colours={colours} title={analytics.title} note={analytics.note}>
          <Row>
            <ResultsPane colours={colours} results={analytics.subjects} grow={3} />
            <LinesPane colours={colours} lines={analytics.watch} grow={2} />
          </Row>
        </DeskScreen>
      ),
    },
    {
      name: 'university',
      caption: university.caption,
      size: { width: DESK_WIDTH, height: 404 },
      screen: (colours) => (
        <DeskScreen colours={colours} title={university.title} note={university.note}>
          <Row>
            <AttendancePane colours={colours} attendance={university.paid} />
          </Row>
          <Row last>
            <FunnelPane colours={colours} funnel={university.registered} />
          </Row>
        </DeskScreen>
      ),
    },
    {
      name: 'parent-phone',
      caption: parent.caption,
      size: PHONE,
      screen: (colours) => (
        <PhoneScreen {...parent} colours={colours}>
          <div style={{ display: 'flex' }}>
            <LinesPane colours={colours} lines={parent.balance} />
          </div>
          <div style={{ display: 'flex' }}>
            <LinesPane colours={colours} lines={parent.payments} />
          </div>
        </PhoneScreen>
      ),
    },
    {
      name: 'teacher-phone',
      caption: teacher.caption,
      size: PHONE,
      screen: (colours) => (
        <PhoneScreen {...teacher} colours={colours}>
          <div style={{ display: 'flex' }}>
            <LinesPane colours={colours} lines={teacher.register} />
          </div>
        </PhoneScreen>
      ),
    },
  ];
}

export async function screenshotFiles(views: ProductViews, rules: string): Promise<Files> {
  const all = shots(views);
  const captions = all.map(({ name, caption }) => `${name}\n${caption}\n`).join('\n');
  const files: Files = { 'READ-ME.txt': `${rules}\n\nCaptions\n\n${captions}` };
  for (const { name, size, screen } of all) {
    for (const theme of Object.keys(themes) as ThemeName[]) {
      const svg = await draw(screen(themes[theme]), size);
      files[`tred-${name}-${theme}.png`] = await paint(svg, { width: size.width * 2 });
    }
  }
  return files;
}
