// A mission with a sentence under it.
import { Statement } from './Statement';

export const examples = {
  mission: (
    <Statement
      title="Our mission"
      statement="Give every learner a record that is right."
      text="And give every teacher back the hours it takes to keep one."
    />
  ),
};
