// Two questions.
import { Faq } from './Faq';

export const examples = {
  two: (
    <Faq
      title="Questions"
      id="faq-example"
      items={[
        { question: 'Can we pay by mobile money?', answer: 'Yes, with MTN MoMo and Airtel Money.' },
        {
          question: 'What happens after the trial?',
          answer: 'You choose a plan, or you take your data and leave.',
        },
      ]}
    />
  ),
};
