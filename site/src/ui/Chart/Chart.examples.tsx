// Each kind of chart of the kit, in its frame.
import { Bars, Pairs } from './Bars';
import { Chart } from './Chart';
import { Columns } from './Columns';
import { DotStrips } from './DotStrip';
import { Dots } from './Dots';
import { StepChart } from './StepChart';
import { Whole } from './Whole';
import { YearStrip } from './YearStrip';

const price = (fees: number, from: number, to: number) =>
  [0, 1, 2, 3, 4, 5, 6].map((step) => {
    const x = Math.round(from * (to / from) ** (step / 6));
    return { x, y: fees / x };
  });

export const examples = {
  bars: (
    <Chart
      caption="Schools that reached the goal, by region, Term II 2026"
      note="The stroke is the goal for 2027."
    >
      <Bars
        rows={[
          { name: 'Central', value: 0.82, text: '82%', target: 0.9 },
          { name: 'Northern', value: 0.64, text: '64%', target: 0.8 },
          { name: 'All', value: 0.74, text: '74%', tone: 'quiet' },
        ]}
      />
    </Chart>
  ),
  'paired bars': (
    <Chart caption="Before and after, each on its own scale">
      <Pairs
        heads={['Before', 'After']}
        tones={['quiet', 'brand']}
        rows={[
          {
            name: 'To reconcile a month of fees',
            most: 12,
            pair: [
              { value: 12, text: '12 days' },
              { value: 1, text: '1 day' },
            ],
          },
          {
            name: 'Workshop attendance',
            most: 100,
            pair: [
              { value: 74, text: '74%' },
              { value: 91, text: '91%' },
            ],
          },
        ]}
      />
    </Chart>
  ),
  dots: (
    <Chart caption="How many">
      <Dots
        rows={[
          { name: 'Offices that write it twice', filled: 7, text: '7 in 10', tone: 'warm' },
          { name: 'Learners back at their usual marks', filled: 51, of: 64, text: '51 of 64' },
        ]}
      />
    </Chart>
  ),
  'dot strips': (
    <Chart caption="Receipts missing in a term, each school a dot">
      <DotStrips
        head="Mean"
        rows={[
          { name: 'On paper', values: [4, 9, 9, 12, 14], mean: 9.6, text: '9.6' },
          { name: 'By phone', values: [0, 0, 1, 1, 3], mean: 1, text: '1.0' },
        ]}
      />
    </Chart>
  ),
  columns: (
    <Chart caption="Parents at the window, by the hour">
      <Columns
        columns={[7, 8, 9, 10].map((hour, index) => ({
          mark: String(hour),
          name: `${hour} am`,
          value: [60, 65, 30, 12][index] ?? 0,
          label: String([60, 65, 30, 12][index]),
          text: `${[60, 65, 30, 12][index]}%`,
        }))}
      />
    </Chart>
  ),
  whole: (
    <Chart caption="Where we come from">
      <Whole
        shares={[
          { name: 'Central', percent: 35 },
          { name: 'Western', percent: 25 },
          { name: 'Eastern', percent: 20 },
          { name: 'Northern', percent: 20 },
        ]}
      />
    </Chart>
  ),
  'a year': (
    <Chart wide caption="Three weekends a year, and the school terms of 2027">
      <YearStrip
        from="2027-01-01"
        label="Offline First in January, Schools Hack in May, Campus Build in September; Term I runs from 8 February to 30 April."
        terms={[
          { name: 'Term I', starts: '2027-02-08', ends: '2027-04-30' },
          { name: 'Term II', starts: '2027-05-24', ends: '2027-08-20' },
          { name: 'Term III', starts: '2027-09-13', ends: '2027-12-03' },
        ]}
        marks={[
          { name: 'Offline First', first: '2027-01-15', last: '2027-01-17' },
          { name: 'Schools Hack', first: '2027-05-14', last: '2027-05-16', tone: 'warm' },
          { name: 'Campus Build', first: '2027-09-03', last: '2027-09-05' },
        ]}
      />
    </Chart>
  ),
  'a year of many': (
    <Chart wide caption="What is on, from November to October">
      <YearStrip
        from="2026-11-01"
        label="A workshop in each month from January to March, a summit in July."
        terms={[
          { name: 'Term III', starts: '2026-09-14', ends: '2026-12-04' },
          { name: 'Term I', starts: '2027-02-08', ends: '2027-04-30' },
        ]}
        rows={[
          {
            name: 'Workshops',
            spans: [{ first: '2027-01-16' }, { first: '2027-02-20' }, { first: '2027-03-20' }],
          },
          { name: 'Summit', spans: [{ first: '2027-07-08', last: '2027-07-09' }], tone: 'warm' },
        ]}
      />
    </Chart>
  ),
  steps: (
    <Chart
      wide
      caption="What a learner costs in a term"
      note="Each step to the right is ten times as many learners."
    >
      <StepChart
        label="At 150 learners UGX 38,400 each; at 500, 11,520; at 501 the next plan begins with 22,994."
        x={{
          from: 150,
          to: 20_000,
          log: true,
          ticks: [150, 500, 5_000].map((at) => ({ at, text: at.toLocaleString('en-UG') })),
        }}
        y={{
          from: 0,
          to: 40_000,
          ticks: [20_000, 40_000].map((at) => ({ at, text: `UGX ${at.toLocaleString('en-UG')}` })),
        }}
        lines={[
          { name: 'Starter', points: price(5_760_000, 150, 500) },
          { name: 'Professional', points: price(11_520_000, 501, 5_000) },
        ]}
        marks={[
          { x: 500, y: 11_520, text: '11,520' },
          { x: 501, y: 11_520_000 / 501, text: '22,994', after: true },
        ]}
      />
    </Chart>
  ),
};
