// The price for one school: questions on one side, the answer as a sheet on the other. The sheet holds an example by
// itself; SchoolPrice.client.ts shows the questions and fills it anew. On paper the sheet alone is printed, as a quotation.
import type { Option } from '@tred/contract/form';
import { type PriceRequest, SMS_A_TERM } from '@tred/contract/school-price';
import { Action } from '~/ui/Action/Action';
import { PillRadios } from '~/ui/PillRadios/PillRadios';
import { Section, type SectionProps } from '~/ui/Section/Section';
import type { Answer, Tariff } from '../quote';
import type { SchoolPriceWords } from '../words';
import css from './SchoolPrice.module.css';

export type SchoolPriceProps = SectionProps & {
  words: SchoolPriceWords;
  options: Record<'billing' | 'pay', readonly Option[]>;
  /** What the sheet shows first. */
  asked: PriceRequest;
  answer: Answer;
  tariff: Tariff;
};

/** How far the slider goes; whoever has more types the number. */
const SLIDER = { min: 50, max: 6000, step: 10 };

export function SchoolPrice({ words, options, asked, answer, tariff, ...section }: SchoolPriceProps) {
  return (
    <Section {...section} className={css.section}>
      <div
        className={css.columns}
        data-client="SchoolPrice"
        data-school-price={JSON.stringify({ tariff, words: words.answer, sendHref: words.sendHref })}
      >
        <Questions words={words} options={options} asked={asked} />
        <Sheet words={words} answer={answer} />
      </div>
    </Section>
  );
}

function Questions({ words, options, asked }: Pick<SchoolPriceProps, 'words' | 'options' | 'asked'>) {
  return (
    <fieldset className={css.questions} hidden data-questions>
      <legend className="visually-hidden">{words.questions}</legend>
      <div>
        <label className={css.label} htmlFor="price-learners">
          {words.learners}
        </label>
        <div className={css.learners}>
          <input
            className={css.number}
            id="price-learners"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            defaultValue={asked.learners}
            aria-describedby="price-outside"
            data-ask="learners"
          />
          <input
            className={css.range}
            type="range"
            {...SLIDER}
            defaultValue={asked.learners}
            aria-label={words.learnersRange}
            data-slider
          />
        </div>
        <p className={css.outside} id="price-outside" data-outside={words.outside} />
      </div>
      <PillRadios
        legend={words.billing}
        showLegend
        name="price-billing"
        options={options.billing}
        chosen={asked.billing}
      />
      <div>
        <label className={css.label} htmlFor="price-sms">
          {words.sms}
        </label>
        <input
          className={css.number}
          id="price-sms"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(SMS_A_TERM.max).length}
          defaultValue={asked.sms}
          data-ask="sms"
        />
      </div>
      <PillRadios
        legend={words.vat}
        showLegend
        name="price-vat"
        options={[
          { value: 'without', label: words.vatOptions.without },
          { value: 'with', label: words.vatOptions.with },
        ]}
        chosen={asked.vat ? 'with' : 'without'}
      />
      <PillRadios legend={words.pay} showLegend name="price-pay" options={options.pay} chosen={asked.pay} />
    </fieldset>
  );
}

function Sheet({ words, answer }: Pick<SchoolPriceProps, 'words' | 'answer'>) {
  const { texts, hasSms, payments } = answer;
  const put = (name: keyof typeof texts) => ({ 'data-put': name, children: texts[name] });
  return (
    <div className={css.sheet}>
      <div className={css.letterhead}>
        <p className={css.letterTitle}>{words.paper.title}</p>
        {words.paper.from.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p data-put="date" />
      </div>
      <h3 className={css.head} {...put('head')} />
      <p className="visually-hidden" role="status" data-put-later="inShort" />
      <dl className={css.figures}>
        <div>
          <dt>{words.term}</dt>
          <dd className={css.large} {...put('term')} />
        </div>
        <div>
          <dt>{words.learner}</dt>
          <dd className={css.large} {...put('learner')} />
        </div>
      </dl>
      <p className={css.quiet} {...put('taxed')} />
      <dl className={css.bill}>
        <div>
          <dt {...put('planLine')} />
          <dd {...put('planUgx')} />
        </div>
        <div data-sms hidden={!hasSms}>
          <dt {...put('smsLine')} />
          <dd {...put('smsUgx')} />
        </div>
        <div>
          <dt {...put('vatLine')} />
          <dd {...put('vatUgx')} />
        </div>
        <div className={css.sum}>
          <dt>{words.bill}</dt>
          <dd {...put('bill')} />
        </div>
      </dl>
      <h4 className={css.title}>{words.paymentsTitle}</h4>
      <ol className={css.payments} data-payments>
        {payments.map((payment) => (
          <PaymentLine key={payment.day} {...payment} />
        ))}
      </ol>
      <template data-payment>
        <PaymentLine day="" date="" amount="" note="" />
      </template>
      <p className={css.quiet} {...put('note')} />
      <h4 className={css.title}>{words.nextTitle}</h4>
      <p {...put('next')} />
      <p className={css.terms}>{words.paper.terms}</p>
      <div className={css.actions} data-screen-only>
        <Action look="secondary" href={words.sendHref}>
          {words.send}
        </Action>
        <button className={css.print} type="button" hidden data-print>
          {words.print}
        </button>
      </div>
    </div>
  );
}

function PaymentLine({ day, date, amount, note }: Answer['payments'][number]) {
  return (
    <li>
      <time dateTime={day}>{date}</time>
      <span>
        <span className={css.amount}>{amount}</span> <span className={css.quiet}>{note}</span>
      </span>
    </li>
  );
}
