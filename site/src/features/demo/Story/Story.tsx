// The demo as a series of pictures, for readers and browsers without script.
import type { ReactNode } from 'react';
import { Section } from '~/components/Section/Section';
import { DataPanel } from '~/features/product/DataPanel/DataPanel';
import { PhoneFrame } from '~/features/product/PhoneFrame/PhoneFrame';
import { fillValues } from '~/lib/format-text';
import type { StoryPictures } from '../story';
import type { StoryWords } from '../words';
import css from './Story.module.css';

type StoryProps = { words: StoryWords; pictures: StoryPictures };

export function Story({ words, pictures }: StoryProps) {
  const { steps, school, register, payments, report, admission, phone, marks, stages, tabs, ...section } =
    words;
  return (
    <Section {...section}>
      <ol className={css.story} aria-label={words.title}>
        <Part step={steps.register}>
          <PhoneFrame
            {...register}
            caption={fillValues(steps.register.caption, {
              present: pictures.register.present,
              all: pictures.register.all,
            })}
            tabs={tabs.register}
            panels={[
              {
                title: register.present,
                figure: fillValues(register.count, {
                  present: pictures.register.present,
                  all: pictures.register.all,
                }),
                note: register.kept,
                lines: pictures.register.rows.map(({ name, mark }) => ({
                  label: name,
                  value: marks[mark],
                  ...(mark === 'present' ? { tone: 'good' } : mark === 'absent' ? { tone: 'warm' } : {}),
                })),
              },
            ]}
          />
        </Part>
        <Part step={steps.payments}>
          <Picture title={school} note={payments.note} caption={steps.payments.caption}>
            <DataPanel
              words={{
                title: payments.title,
                lines: pictures.payments.map(({ provider, reference, amount, learner }) => ({
                  label: learner ?? payments.nobody,
                  detail: fillValues(payments.typed, { provider, reference }),
                  value: amount,
                  tone: learner ? 'good' : 'warm',
                })),
              }}
            />
          </Picture>
        </Part>
        <Part step={steps.marks}>
          <Picture
            title={school}
            note={report.note}
            caption={fillValues(steps.marks.caption, { subjects: pictures.report.length })}
          >
            <DataPanel
              words={{
                title: report.title,
                lines: pictures.report.map(({ subject, continuous = '', examination = '', grade }) => ({
                  label: subject,
                  detail: fillValues(report.parts, { continuous, examination }),
                  value: grade,
                })),
              }}
            />
          </Picture>
        </Part>
        <Part step={steps.admission}>
          <Picture title={school} note={admission.note} caption={steps.admission.caption}>
            <DataPanel
              words={{
                title: admission.title,
                stages: pictures.admission.counts.map(({ stage, count }) => ({ name: stages[stage], count })),
              }}
            />
            <DataPanel
              words={{
                title: admission.learner,
                lines: [
                  {
                    label: pictures.admission.name,
                    detail: fillValues(admission.enrolled, {
                      stream: pictures.admission.stream,
                      number: pictures.admission.number,
                    }),
                    value: stages.enrolled,
                    tone: 'good',
                  },
                ],
              }}
            />
          </Picture>
        </Part>
        <Part step={steps.phone}>
          <PhoneFrame
            time={pictures.phone.time}
            network={phone.network}
            title={pictures.phone.name}
            note={pictures.phone.number}
            caption={steps.phone.caption}
            tabs={tabs.phone}
            panels={[
              {
                title: school,
                lines: pictures.phone.messages.map(({ text, time }) => ({
                  label: text.replace(`${school}: `, ''),
                  value: time,
                })),
              },
            ]}
          />
        </Part>
      </ol>
    </Section>
  );
}

type PictureProps = { title: string; note: string; caption: string; children: ReactNode };

/** A screen of the office, with a text alternative. */
function Picture({ title, note, caption, children }: PictureProps) {
  return (
    <figure className={css.screen}>
      <figcaption className="visually-hidden">{caption}</figcaption>
      <div aria-hidden="true">
        <p className={`quiet between ${css.bar}`}>
          <strong>{title}</strong> {note}
        </p>
        <div className={css.panels}>{children}</div>
      </div>
    </figure>
  );
}

type PartProps = { step: { title: string; text: string }; children: ReactNode };

function Part({ step, children }: PartProps) {
  return (
    <li className={`stack columns-2 ${css.part}`} data-reveal>
      <div className={css.words}>
        <h3>{step.title}</h3>
        <p>{step.text}</p>
      </div>
      <div className={css.picture}>{children}</div>
    </li>
  );
}
