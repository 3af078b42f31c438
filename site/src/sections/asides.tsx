// What may stand beside the words of a section.
import { z } from 'astro/zod';
import { Bars } from '~/components/Chart/Bars';
import { Chart } from '~/components/Chart/Chart';
import { chartTone, chartWords } from '~/components/Chart/schema';
import { CopyBox } from '~/components/CopyBox/CopyBox';
import { copyBoxWords } from '~/components/CopyBox/schema';
import { list } from '~/components/schema';
import { pageText } from '~/facts/page-text';
import { MeterList } from './Meters/Meters';
import { meter } from './Meters/schema';
import { section } from './section';

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

export const copyBox = section({
  name: 'copyBox',
  title: 'Text to copy',
  schema: copyBoxWords,
  component: CopyBox,
});
