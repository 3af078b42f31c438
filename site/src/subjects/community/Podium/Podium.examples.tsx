// Three on their steps.
import { Podium } from './Podium';

export const examples = {
  three: (
    <Podium
      caption="Each step is as high as the points."
      entries={[
        { rank: 1, name: 'Ronald Ssekitto', points: '15,250' },
        { rank: 2, name: 'Esther Auma', points: '12,800' },
        { rank: 3, name: 'Brian Tumwesigye', points: '11,500' },
      ]}
    />
  ),
};
