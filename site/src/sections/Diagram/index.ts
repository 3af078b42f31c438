// Boxes with arrows between them.
import { section } from '~/components/define-section';
import { Diagram } from './Diagram';
import { diagramWords } from './schema';

export const diagram = section({
  name: 'diagram',
  title: 'Diagram',
  schema: diagramWords,
  component: Diagram,
});
