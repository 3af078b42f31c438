// A workroom with a sentence in it.
import { Workroom } from './Workroom';

export const examples = {
  room: (
    <Workroom title="The desk">
      <p>Three new entries.</p>
    </Workroom>
  ),
};
