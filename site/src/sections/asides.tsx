// What may stand beside the words of a section.
import { z } from 'astro/zod';
import { Bars } from '~/components/Chart/Bars';
import { Chart } from '~/components/Chart/Chart';
import { chartTone, chartWords } from '~/components/Chart/schema';
import { ContactWays } from '~/components/ContactWays/ContactWays';
import { contactWaysWords } from '~/components/ContactWays/schema';
import { Contents } from '~/components/Contents/Contents';
import { contentsWords } from '~/components/Contents/schema';
import { CopyBox } from '~/components/CopyBox/CopyBox';
import { copyBoxWords } from '~/components/CopyBox/schema';
import { fromSource, section } from '~/components/define-section';
import { FactSheet } from '~/components/FactSheet/FactSheet';
import { factSheetWords } from '~/components/FactSheet/schema';
import { list, titledPoints } from '~/components/schema';
import { Ticks } from '~/components/Ticks/Ticks';
import { trackWords } from '~/components/Track/schema';
import { Track } from '~/components/Track/Track';
import { mapWords } from '~/components/UgandaMap/schema';
import { type MapPlace, UgandaMap } from '~/components/UgandaMap/UgandaMap';
import { pageText } from '~/facts/page-text';
import { Flow } from './Diagram/Diagram';
import { diagramWords } from './Diagram/schema';
import { MeterList } from './Meters/Meters';
import { meter } from './Meters/schema';
import { StepList } from './Steps/Steps';
import { type StepsWords, stepsWords } from './Steps/schema';
import { DataTableRows } from './Table/DataTable';
import { dataTableWords } from './Table/schema';

const barsWords = chartWords.extend({
  rows: list(
    z.strictObject({
      name: pageText.describe('Name of the row.'),
      text: pageText
        .regex(/^\d/, 'must begin with a number, or be its placeholder, such as {{vip.gold.answer}}')
        .describe('The number with its unit: 4 hours. All rows have the same unit.'),
      tone: chartTone.exactOptional(),
    }),
  ).describe('The bars.'),
});

export const bars = section({
  name: 'bars',
  title: 'Bars',
  schema: barsWords,
  component: ({ caption, note, rows }: z.infer<typeof barsWords>) => (
    <Chart wide caption={caption} note={note}>
      <Bars rows={rows.map((row) => ({ ...row, value: Number.parseInt(row.text, 10) }))} />
    </Chart>
  ),
});

const sharesWords = chartWords.extend({
  meters: list(meter.pick({ label: true, percent: true })).describe('The percentages.'),
});

export const shares = section({
  name: 'shares',
  title: 'Percentages',
  schema: sharesWords,
  component: ({ caption, note, meters }: z.infer<typeof sharesWords>) => (
    <Chart caption={caption} note={note}>
      <MeterList meters={meters} />
    </Chart>
  ),
});

const listWords = titledPoints.extend({ title: titledPoints.shape.title.exactOptional() });

export const ticks = section({
  name: 'points',
  title: 'Points',
  schema: listWords,
  component: ({ title, items }: z.infer<typeof listWords>) => (
    <>
      {title && <h3>{title}</h3>}
      <Ticks items={items} />
    </>
  ),
});

export const factSheet = section({
  name: 'facts',
  title: 'Card of facts',
  schema: factSheetWords,
  component: FactSheet,
});

export const ways = section({
  name: 'ways',
  title: 'Ways to reach us',
  schema: contactWaysWords,
  component: ContactWays,
});

export const stepList = section({
  name: 'steps',
  title: 'Steps',
  schema: stepsWords.pick({ id: true, title: true, steps: true }),
  component: ({ id, title, steps }: Pick<StepsWords, 'id' | 'title' | 'steps'>) => (
    <>
      <h2 id={id}>{title}</h2>
      <StepList steps={steps} />
    </>
  ),
});

export const flow = section({
  name: 'flow',
  title: 'Boxes and arrows',
  schema: diagramWords.shape.flow,
  component: Flow,
});

export const track = section({
  name: 'track',
  title: 'Axis of hours or days',
  schema: trackWords,
  component: Track,
});

export const contents = section({
  name: 'contents',
  title: 'Places on this page',
  schema: contentsWords,
  component: Contents,
});

export const copyBox = section({
  name: 'copyBox',
  title: 'Text to copy',
  schema: copyBoxWords,
  component: CopyBox,
});

const rowsWords = dataTableWords.pick({ columns: true, rows: true });

export const rows = section({
  name: 'table',
  title: 'Table',
  schema: rowsWords,
  component: DataTableRows,
});

export const map = section({
  name: 'map',
  title: 'Map',
  schema: mapWords.extend({ places: fromSource<readonly MapPlace[]>() }),
  computed: 'places',
  component: UgandaMap,
});
