// Two rows under three columns.
import { Table } from './Table';

export const examples = {
  bones: (
    <Table
      columns={[{ name: 'Term' }, { name: 'Starts' }, { name: 'Ends' }]}
      rows={[
        { key: '1', head: 'Term I', cells: [{ content: '10 February' }, { content: '1 May' }] },
        { key: '2', head: 'Term II', cells: [{ content: '25 May' }, { content: '21 August' }] },
      ]}
    />
  ),
};
