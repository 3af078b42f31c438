// Success stories with figure, quote and person. Stories.client.ts filters them and hides all but the first few.

import { Badge } from '~/components/Badge/Badge';
import { PillRadios } from '~/components/PillRadios/PillRadios';
import { Section } from '~/components/Section/Section';
import type { testimonials } from '~/facts/customers';
import { Quotation } from '~/sections/Quotes/Quotes';
import type { StoriesWords } from '../words';
import css from './Stories.module.css';

type StoriesProps = StoriesWords & { stories: typeof testimonials.startups };

export function Stories({
  stories,
  filter,
  shown,
  more,
  less,
  status,
  id = 'stories',
  ...section
}: StoriesProps) {
  const [all] = filter.options;
  const label = (category: string) => filter.options.find(({ value }) => value === category)?.label;
  return (
    <Section {...section} id={id}>
      <div data-client="Stories" data-stories data-shown={shown} data-all={all?.value}>
        <div className={css.filter}>
          <PillRadios
            legend={filter.legend}
            name={`${id}-filter`}
            options={filter.options}
            chosen={all?.value ?? ''}
            hidden
          />
        </div>
        <ul role="list" className="ruled">
          {stories.map((story) => (
            <li className={css.story} key={story.author} data-category={story.category}>
              <p>
                <span className={css.figure}>{story.growth.figure}</span>
                <span className={`quiet small ${css.label}`}>{story.growth.label}</span>
              </p>
              <Quotation
                quote={story.quote}
                author={story.author}
                position={`${story.role}, ${story.company}, ${story.location}`}
              />
              <p>
                <Badge>{label(story.category) ?? story.category}</Badge>
              </p>
            </li>
          ))}
        </ul>
        <button
          className={`bold ${css.fold}`}
          type="button"
          data-stories-fold
          data-more={more}
          data-less={less}
          hidden
        >
          {more}
        </button>
        <p className="visually-hidden" role="status" data-stories-status={status} />
      </div>
    </Section>
  );
}
