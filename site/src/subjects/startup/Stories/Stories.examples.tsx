// Two stories in two categories.
import { Stories } from './Stories';

export const examples = {
  two: (
    <Stories
      title="Where they are now"
      id="example-stories"
      shown={1}
      more="Show more success stories"
      less="Show less"
      filter={{
        legend: 'Stories by sector',
        options: [
          { value: 'all', label: 'All' },
          { value: 'edtech', label: 'EdTech' },
          { value: 'saas', label: 'SaaS' },
        ],
      }}
      stories={[
        {
          quote: 'We spent the money on two teachers instead of a licence.',
          author: 'Miriam Achola',
          role: 'Founder',
          company: 'Soma Pamoja',
          location: 'Soroti',
          growth: { figure: '3 → 41', label: 'schools in a year' },
          category: 'edtech',
        },
        {
          quote: 'The pilot started in week two.',
          author: 'Joel Kaggwa',
          role: 'Engineer',
          company: 'Kalenda',
          location: 'Kampala',
          growth: { figure: '2×', label: 'bookings a term' },
          category: 'saas',
        },
      ]}
    />
  ),
};
