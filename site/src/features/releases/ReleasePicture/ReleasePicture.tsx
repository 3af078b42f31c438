// Picture of a release: a product pane, or two bars for before and now.
import { Change, type ChangeProps } from '~/components/Chart/Change';
import { DataPanel } from '../../product/DataPanel/DataPanel';
import { Panel } from '../../product/Panel/Panel';
import type { Lines } from '../../product/words';

export type ReleasePictureProps = {
  title: string;
  lines?: Lines['lines'] | undefined;
  change?: ChangeProps['change'] | undefined;
  words: ChangeProps['words'];
};

export function ReleasePicture({ title, lines, change, words }: ReleasePictureProps) {
  if (lines) return <DataPanel words={{ title, lines }} />;
  return <Panel title={title}>{change && <Change change={change} words={words} />}</Panel>;
}
