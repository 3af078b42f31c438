// The form for a place at an event. An event with several dates asks which; `?event=…` in the address chooses one.
import { eventRegistration } from '@tred/contract/forms/event-registration';
import { useMemo, useSyncExternalStore } from 'react';
import { FormFrame, type FormSurroundings, type FormWords, Pair } from '~/forms/FormFrame/FormFrame';
import { isUpcoming, todayInKampala } from '~/lib/dates';

export type RegistrationDate = {
  /** What the desk counts places by. */
  slug: string;
  label: string;
  until: string;
};

type EventRegistrationFormProps = FormSurroundings & {
  words: FormWords & { date: string; chooseDate: string };
  dates: readonly RegistrationDate[];
  /** The day of the build: what the HTML was made for. */
  built: string;
};

const neverChanges = () => () => {};

export function EventRegistrationForm({ words, dates, built, ...surroundings }: EventRegistrationFormProps) {
  const today = useSyncExternalStore(neverChanges, todayInKampala, () => built);
  const single = dates.length === 1 ? dates[0]?.slug : undefined;
  const form = useMemo(() => {
    if (single) return eventRegistration;
    const options = dates
      .filter(({ until }) => isUpcoming(until, today))
      .map(({ slug, label }) => ({ value: slug, label }));
    const fields = eventRegistration.fields.map((field) =>
      field.name === 'event'
        ? { ...field, kind: 'select' as const, label: words.date, placeholder: words.chooseDate, options }
        : field,
    );
    return { ...eventRegistration, fields };
  }, [dates, single, today, words]);

  return (
    <FormFrame form={form} words={words} {...surroundings} {...(single && { supplied: { event: single } })}>
      {(ask) => (
        <>
          {ask('event')}
          <Pair>
            {ask('name')}
            {ask('email')}
          </Pair>
          <Pair>
            {ask('phone')}
            {ask('institution')}
          </Pair>
          {ask('role')}
          {ask('needs')}
          {ask('updates')}
          {ask('privacy')}
        </>
      )}
    </FormFrame>
  );
}
