// A frame with one pane.
import { Panel } from '../Panel/Panel';
import { ProductFrame } from './ProductFrame';

export const examples = {
  one: (
    <ProductFrame title="Kasana Hill S.S." note="Term III 2026" caption="A pane of the product." seed="frame">
      <Panel title="Balance" figure="UGX 320,000">
        <p>Due on 4 December</p>
      </Panel>
    </ProductFrame>
  ),
};
