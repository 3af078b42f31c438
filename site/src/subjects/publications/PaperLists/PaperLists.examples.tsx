// One shelf with two papers.
import { PaperLists } from './PaperLists';

export const examples = {
  shelf: (
    <PaperLists
      title="Papers"
      lead="Short enough for one evening."
      shelves={[
        {
          title: 'Money and fees',
          text: 'For bursars and boards.',
          files: [
            {
              title: 'Matched the same day',
              description: 'A method for mobile-money fees.',
              href: '/favicon.ico',
              facts: ['PDF', '5 pages', '48 KB'],
              readHref: '/',
            },
            {
              title: 'What a lost receipt costs',
              description: 'Followed from the gate to the board.',
              href: '/favicon.svg',
              facts: ['PDF', '4 pages', '44 KB'],
              readHref: '/',
            },
          ],
        },
      ]}
    />
  ),
};
