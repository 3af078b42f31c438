// A screen of the product with one pane below the other.
import { DataPanel, type PanelWords } from '../DataPanel/DataPanel';
import { ProductFrame } from '../ProductFrame/ProductFrame';
import type { Screen } from '../words';

type PanelScreenProps = Screen & { panels: readonly PanelWords[] };

export const PanelScreen = ({ panels, ...frame }: PanelScreenProps) => (
  <ProductFrame {...frame}>
    {panels.map((words) => (
      <DataPanel words={words} key={words.title} />
    ))}
  </ProductFrame>
);
