// The contact form. `?subject=demo` selects a subject; `?position=` makes it an application for an open position.
// Without script it asks for the position.
import type { Option } from '@tred/contract/form';
import { contact } from '@tred/contract/forms/contact';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { WordsOf } from '~/facts/forms';
import { FormFrame, type FormSurroundings } from '~/forms/FormFrame/FormFrame';
import { fillValues } from '~/lib/format-text';
import css from './ContactForm.module.css';

type Heading = { title: string; lead: string };

type ContactFormProps = FormSurroundings & {
  words: WordsOf<'contact'>;
  heading: Heading;
  /** Heading of an application, with `{position}`. */
  application: Heading & { choose: string };
  /** The open positions. */
  positions: readonly Option[];
};

const neverChanges = () => () => {};
const noQuery = () => '';

export function ContactForm({ words, heading, application, positions, ...surroundings }: ContactFormProps) {
  const query = useSyncExternalStore(neverChanges, () => location.search, noQuery);
  const requested = new URLSearchParams(query).get('position');
  const position = positions.find(({ value }) => value === requested);
  const all = useRef<HTMLDivElement>(null);
  const options = useMemo(
    () => ({ position: { placeholder: application.choose, options: positions } }),
    [application, positions],
  );

  useEffect(() => {
    const subject = all.current?.querySelector<HTMLSelectElement>('[name=subject]');
    if (position && subject) subject.value = 'other';
  }, [position]);

  const { title, lead } = position ? application : heading;
  const onlyWithoutScript = position ? {} : { 'data-without-script': '' };
  return (
    <div ref={all}>
      <h2 className={css.title}>{fillValues(title, { position: position?.label ?? '' })}</h2>
      <p className={css.lead}>{lead}</p>
      <FormFrame
        form={contact}
        {...{ words, options, ...surroundings }}
        supplied={position && { position: position.value, subject: 'other' }}
      >
        {(ask) => (
          <>
            {ask('firstName')}
            {ask('lastName')}
            {ask('email')}
            {ask('phone')}
            <div data-row>{ask('company')}</div>
            <div data-row>{ask('subject')}</div>
            <div data-without-script>{ask('position')}</div>
            <div {...onlyWithoutScript}>{ask('cv')}</div>
            {ask('message')}
            {ask('referralCode')}
            {ask('privacy')}
          </>
        )}
      </FormFrame>
    </div>
  );
}
