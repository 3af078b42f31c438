// A table of many similar entries.
import { section } from '~/components/define-section';
import { DataTable } from './DataTable';
import { dataTableWords } from './schema';

export const table = section({
  name: 'table',
  title: 'Table',
  schema: dataTableWords,
  computed: 'rows',
  component: DataTable,
});
