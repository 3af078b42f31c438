// One phone, and two, within a section: on a narrow window they run out to its edges.
import { Section } from '~/ui/Section/Section';
import { LinesPanel } from '../LinesPanel/LinesPanel';
import { PhoneFrame } from '../PhoneFrame/PhoneFrame';
import { Phones } from './Phones';

const phone = (title: string) => (
  <PhoneFrame
    time="07:42"
    network="4G"
    title={title}
    note="Term III 2026"
    caption="A phone."
    tabs={['Home', 'Messages']}
  >
    <LinesPanel lines={{ title: 'Today', lines: [{ label: 'S.1', value: '96%' }] }} />
  </PhoneFrame>
);

export const examples = {
  one: (
    <Section space="tight">
      <Phones seed="one">{phone('First')}</Phones>
    </Section>
  ),
  two: (
    <Section space="tight">
      <Phones seed="two">
        {phone('First')}
        {phone('Second')}
      </Phones>
    </Section>
  ),
};
