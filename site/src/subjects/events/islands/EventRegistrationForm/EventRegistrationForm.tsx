// The registration form of an event, with a choice of dates for a series; `?event=…` selects one.
import { eventRegistration } from '@tred/contract/forms/event-registration';
import { useMemo, useSyncExternalStore } from 'react';
import type { WordsOf } from '~/facts/forms';
import { FormFrame, type FormSurroundings } from '~/forms/FormFrame/FormFrame';
import { isUpcoming, todayInKampala } from '~/lib/dates';

export type RegistrationDate = {
  /** The desk counts places by this slug. */
  slug: string;
  label: string;
  until: string;
};

type EventRegistrationFormProps = FormSurroundings & {
  words: WordsOf<'event-registration'>;
  dates: readonly RegistrationDate[];
  /** Day of the build, which the HTML matches. */
  built: string;
};

const neverChanges = () => () => {};

export function EventRegistrationForm({ words, dates, built, ...surroundings }: EventRegistrationFormProps) {
  const today = useSyncExternalStore(neverChanges, todayInKampala, () => built);
  const single = dates.length === 1 ? dates[0]?.slug : undefined;
  const options = useMemo(() => {
    if (single) return undefined;
    const open = dates.filter(({ until }) => isUpcoming(until, today));
    return {
      event: {
        label: words.date,
        placeholder: words.chooseDate,
        options: open.map(({ slug, label }) => ({ value: slug, label })),
      },
    };
  }, [dates, single, today, words]);

  return (
    <FormFrame
      form={eventRegistration}
      {...{ words, options, ...surroundings }}
      {...(single && { supplied: { event: single } })}
    >
      {(ask) => (
        <>
          {ask('event')}
          {ask('name')}
          {ask('email')}
          {ask('phone')}
          {ask('institution')}
          {ask('role')}
          {ask('needs')}
          {ask('updates')}
          {ask('privacy')}
        </>
      )}
    </FormFrame>
  );
}
