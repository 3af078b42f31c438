// The switch as it is before its script has come.
import { OfflineSwitch } from './OfflineSwitch';

export const examples = {
  switch: (
    <OfflineSwitch
      title="Reading without a network"
      lead="Pages that you have read stay in this browser."
      label="Keep pages that I have read"
      on="{pages} pages are kept."
      off="Nothing is kept."
      cannot="This browser cannot keep pages."
    />
  ),
};
