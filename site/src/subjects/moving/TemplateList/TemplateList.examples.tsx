// One template with its columns, one of them needed.
import { TemplateList } from './TemplateList';

export const examples = {
  one: (
    <TemplateList
      title="Templates"
      needed="needed"
      exampleLabel="Example:"
      all="All in one workbook"
      allFile={{ label: 'Excel', href: '/moving/moving-in.xlsx', size: '9 KB' }}
      templates={[
        {
          name: 'example-learners',
          title: 'Learners',
          text: 'One learner a line.',
          columns: [
            { name: 'last_name', needed: true, text: 'The surname.', example: 'Nakato' },
            { name: 'lin', needed: false, text: 'If there is one.', example: '' },
          ],
          files: [
            { label: 'Excel', href: '/moving/learners.xlsx', size: '6 KB' },
            { label: 'CSV', href: '/moving/learners.csv', size: '1 KB' },
          ],
        },
      ]}
    />
  ),
};
