// What a learner costs as the school grows, drawn with its steps from plan to plan, and for some sizes as a table.
import { type DataTableProps, DataTableRows } from '~/sections/DataTable/DataTable';
import { Chart } from '~/ui/Chart/Chart';
import { StepChart, type StepChartProps } from '~/ui/Chart/StepChart';
import { Section } from '~/ui/Section/Section';

export type LearnerPriceProps = {
  section: DataTableProps;
  caption: string;
  steps: StepChartProps;
};

export function LearnerPrice({ section, caption, steps }: LearnerPriceProps) {
  const { columns, rows, compact = false, ...head } = section;
  return (
    <Section {...head}>
      <Chart caption={caption} wide>
        <StepChart {...steps} />
      </Chart>
      <DataTableRows columns={columns} rows={rows} compact={compact} />
    </Section>
  );
}
