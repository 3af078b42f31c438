// The price planner: a slider for learners, the price beside it, and further questions with the bill in a fold. It renders
// an example, which SchoolPrice.client.ts updates. Prints as a quotation.
import '~/components/PillRadios/choice.css';
import '~/components/Slider/slider.css';
import type { Option } from '@tred/contract/form';
import { type PriceRequest, SMS_A_TERM } from '@tred/contract/school-price';
import { Action } from '~/components/Action/Action';
import { Chart } from '~/components/Chart/Chart';
import { StepChart, type StepChartProps } from '~/components/Chart/StepChart';
import { PillRadios } from '~/components/PillRadios/PillRadios';
import type { Link } from '~/components/schema';
import { WHOLE } from '~/lib/charts/geometry';
import { fillValues } from '~/lib/format-text';
import { formatCount } from '~/lib/locale';
import { HeroFrame } from '~/sections/Hero/HeroFrame';
import type { HeroWords } from '~/sections/Hero/schema';
import { DataTableRows, type DataTableTable } from '~/sections/Table/DataTable';
import { type LearnerScale, stepFor } from '../learner-scale';
import type { QuoteSheet, Tariff } from '../quote';
import type { SchoolPriceWords } from '../words';
import css from './SchoolPrice.module.css';

export type SchoolPriceProps = {
  hero: HeroWords;
  id: string;
  words: SchoolPriceWords;
  options: Record<'billing' | 'pay', readonly Option[]>;
  request: PriceRequest;
  quote: QuoteSheet;
  tariff: Tariff;
  presets: readonly number[];
  scale: LearnerScale;
  curve: StepChartProps & { caption: string };
  table: DataTableTable;
  links: readonly Link[];
};

export function SchoolPrice(props: SchoolPriceProps) {
  const { actions = [], ...hero } = props.hero;
  const { words, options, request, quote, tariff, scale, curve, links } = props;
  const carried = {
    tariff,
    words: words.result,
    sendHref: words.sendHref,
    said: words.learnersSaid,
    scale,
    y: curve.y,
  };
  return (
    <HeroFrame
      {...hero}
      className={css.planner}
      beside={
        <div className={css.parts} data-client="SchoolPrice" data-school-price={JSON.stringify(carried)}>
          <Learners {...props} />
          <div className={css.bar}>
            <PriceResult words={words} quote={quote} />
          </div>
          <div className={css.more}>
            <div className={`row ${css.actions}`} data-screen-only>
              <Action look="secondary" href={words.sendHref}>
                {words.send}
              </Action>
              {[...links, ...actions].map(({ label, href }) => (
                <Action look="plain" href={href} key={href}>
                  {label}
                </Action>
              ))}
            </div>
            <details className={css.fold}>
              <summary>{words.whole}</summary>
              <div className={`stack ${css.columns}`}>
                <Questions words={words} options={options} request={request} />
                <Sheet words={words} quote={quote} />
              </div>
            </details>
          </div>
        </div>
      }
    />
  );
}

function Learners({ id, words, request, presets, scale, curve, table }: SchoolPriceProps) {
  const { caption, ...steps } = curve;
  return (
    <div className={css.ask} id={id}>
      <div className={css.learners} data-needs-script>
        <label className={`bold ${css.label}`} htmlFor="price-learners">
          {words.learners}
        </label>
        <input
          className={`large numbers field ${css.number}`}
          id="price-learners"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          defaultValue={request.learners}
          aria-describedby="price-outside"
          data-ask="learners"
        />
        <p className={`bold ${css.outside}`} id="price-outside" data-outside={words.outside} />
        <fieldset className={css.presets}>
          <legend className="visually-hidden">{words.presets}</legend>
          {presets.map((learners) => (
            <button
              type="button"
              aria-pressed={learners === request.learners}
              data-preset={learners}
              key={learners}
            >
              {formatCount(learners)}
            </button>
          ))}
        </fieldset>
        <input
          className={`slider ${css.range}`}
          type="range"
          max={WHOLE}
          step={0.1}
          defaultValue={stepFor(request.learners, scale)}
          aria-label={words.learnersRange}
          aria-valuetext={fillValues(words.learnersSaid, { learners: formatCount(request.learners) })}
          data-slider
        />
      </div>
      <Chart caption={caption} wide>
        <StepChart {...steps} />
      </Chart>
      <div className={css.sizes} data-without-script>
        <DataTableRows {...table} />
      </div>
    </div>
  );
}

function PriceResult({ words, quote }: Pick<SchoolPriceProps, 'words' | 'quote'>) {
  const put = putting(quote);
  return (
    <div className={`numbers ${css.result} on-deep`}>
      <div className={css.letterhead}>
        <p className={css.letterTitle}>{words.paper.title}</p>
        {words.paper.from.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p data-put="date" />
      </div>
      <p className={css.head} {...put('head')} />
      <p className="visually-hidden" role="status" data-put-later="inShort" />
      <dl className={`row ${css.figures}`}>
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
    </div>
  );
}

export type PricePanelProps = Pick<SchoolPriceProps, 'words' | 'quote' | 'tariff'>;

export function PricePanel({ words, quote, tariff }: PricePanelProps) {
  return (
    <div
      className={`numbers ${css.panel}`}
      data-client="SchoolPrice"
      data-school-price={JSON.stringify({ tariff, words: words.result })}
    >
      <PriceResult words={words} quote={quote} />
      <Bill words={words} quote={quote} />
    </div>
  );
}

function Questions({ words, options, request }: Pick<SchoolPriceProps, 'words' | 'options' | 'request'>) {
  return (
    <div className={css.questions} data-needs-script>
      <PillRadios
        legend={words.billing}
        showLegend
        name="price-billing"
        options={options.billing}
        chosen={request.billing}
      />
      <div>
        <label className={`bold ${css.label}`} htmlFor="price-sms">
          {words.sms}
        </label>
        <input
          className={`large numbers field ${css.number}`}
          id="price-sms"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(SMS_A_TERM.max).length}
          defaultValue={request.sms}
          aria-describedby="sms-outside"
          data-ask="sms"
        />
        <p className={`bold ${css.outside}`} id="sms-outside" data-outside={words.smsOutside} />
      </div>
      <PillRadios
        legend={words.vat}
        showLegend
        name="price-vat"
        options={[
          { value: 'without', label: words.vatOptions.without },
          { value: 'with', label: words.vatOptions.with },
        ]}
        chosen={request.vat ? 'with' : 'without'}
      />
      <PillRadios legend={words.pay} showLegend name="price-pay" options={options.pay} chosen={request.pay} />
    </div>
  );
}

function Sheet({ words, quote }: Pick<SchoolPriceProps, 'words' | 'quote'>) {
  const put = putting(quote);
  return (
    <div className="numbers">
      <Bill words={words} quote={quote} />
      <h2 className={css.title}>{words.paymentsTitle}</h2>
      <ol className={`medium ${css.payments}`} data-payments>
        {quote.payments.map((payment) => (
          <PaymentLine key={payment.day} {...payment} />
        ))}
      </ol>
      <template data-payment>
        <PaymentLine day="" date="" amount="" note="" />
      </template>
      <p className={css.quiet} {...put('note')} />
      <h2 className={css.title}>{words.nextTitle}</h2>
      <p {...put('next')} />
      <p className={css.terms}>{words.paper.terms}</p>
      <button className={`bold brand ${css.print}`} type="button" data-print data-needs-script>
        {words.print}
      </button>
    </div>
  );
}

function Bill({ words, quote }: Pick<SchoolPriceProps, 'words' | 'quote'>) {
  const put = putting(quote);
  return (
    <dl className={css.bill}>
      <div>
        <dt {...put('planLine')} />
        <dd {...put('planUgx')} />
      </div>
      <div data-sms hidden={!quote.hasSms}>
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
  );
}

/** A text that the script finds by its name. */
const putting =
  ({ texts }: QuoteSheet) =>
  (name: string) => ({ 'data-put': name, children: texts[name] });

function PaymentLine({ day, date, amount, note }: QuoteSheet['payments'][number]) {
  return (
    <li>
      <time dateTime={day}>{date}</time>
      <span>
        <span className={css.amount}>{amount}</span> <span className={css.quiet}>{note}</span>
      </span>
    </li>
  );
}
