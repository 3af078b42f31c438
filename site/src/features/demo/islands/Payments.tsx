// The bursar's screen: mobile money payments, matched automatically or by hand, and the ledger and receipt.
import type { ReactNode } from 'react';
import { Action } from '~/components/Action/Action';
import { fillValues } from '~/lib/format-text';
import { formatUgx } from '~/lib/money';
import type { BursarView, LedgerView, PaymentRow } from '../fees-views';
import { balanceText } from '../views';
import type { DemoOfficeWords } from '../words';
import { ColumnHeads, Paper } from './Parts';
import paper from './Parts.module.css';
import css from './Payments.module.css';

type PaymentsProps = {
  words: DemoOfficeWords['payments'];
  school: string;
  view: BursarView;
  chosen: string | undefined;
  here: string | undefined;
  onChoose: (learner: string) => void;
  onMatch: (payment: string, learner: string) => void;
  onUndo: (payment: string) => void;
  onAsk: (payment: string) => void;
  onCompare: () => void;
  onLedger: (learner: string) => void;
};

/** The choice of no candidate. */
const ASK = 'ask';

export function Payments(props: PaymentsProps) {
  const { words, school, view } = props;
  return (
    <>
      <dl className={`row ${css.figures}`}>
        <div>
          <dt>{words.matchedTotal}</dt>
          <dd>{view.matched}</dd>
        </div>
        <div>
          <dt>{words.unmatchedCount}</dt>
          <dd className={view.unmatched > 0 ? css.open : undefined}>{view.unmatched}</dd>
        </div>
      </dl>
      <ul role="list" className={css.rows}>
        {view.payments.map((payment) => (
          <li className={css.row} key={payment.receipt}>
            <Payment {...props} payment={payment} />
            {!payment.learner && <ByHand {...props} payment={payment} />}
          </li>
        ))}
      </ul>
      {view.ledger && <Ledger words={words} school={school} ledger={view.ledger} />}
      <Day {...props} />
    </>
  );
}

type PaymentProps = PaymentsProps & { payment: PaymentRow };

function Payment({ words, payment, here, onUndo, onLedger }: PaymentProps) {
  const { learner } = payment;
  return (
    <>
      <div className={`numbers row ${css.line}`}>
        <span className="quiet">{payment.time}</span>
        <span className={`bold ${css.provider}`} data-provider={payment.provider}>
          {payment.providerName}
        </span>
        <strong className={css.amount}>{payment.amount}</strong>
      </div>
      <p className={`quiet numbers ${css.from}`}>
        {fillValues(words.from, { phone: payment.phone, reference: payment.reference })}
      </p>
      {learner ? (
        <div className={`row between ${css.match}`}>
          <p>
            <strong>{payment.byHand ? words.matchedByHand : words.matched}</strong> {learner.name},{' '}
            {learner.stream}
          </p>
          {payment.byHand && (
            <button className={`brand ${paper.link}`} type="button" onClick={() => onUndo(payment.receipt)}>
              {words.undo}
            </button>
          )}
          <button
            className={`brand ${paper.link}`}
            type="button"
            data-here={(here === 'ledger' && payment.byHand) || undefined}
            data-next={payment.byHand || undefined}
            onClick={() => onLedger(learner.id)}
          >
            {words.ledger}
            <span className="visually-hidden"> {learner.name}</span>
          </button>
        </div>
      ) : (
        <p className={`bold ${css.nobody}`}>{words.nobody}</p>
      )}
    </>
  );
}

function ByHand({ words, view, payment, chosen, here, onChoose, onMatch, onAsk }: PaymentProps) {
  const { receipt } = payment;
  const picked = view.candidates.find(({ id }) => id === chosen);
  const isAsking = chosen === ASK && !view.answer;
  return (
    <form
      className={css.hand}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAsking) onAsk(receipt);
        else if (picked) onMatch(receipt, picked.id);
      }}
    >
      {view.answer && <p>{fillValues(words.answer, view.answer)}</p>}
      <fieldset className={css.candidates} data-here={here === 'choose' || undefined}>
        <legend>{words.whose}</legend>
        {view.candidates.map(({ id, name, number, balance, reason }) => (
          <Choice value={id} chosen={chosen} onChoose={onChoose} key={id}>
            <strong>{name}</strong>
            <span>{fillValues(words.candidate, { number, balance })}</span>
            <span className={css.reason}>{words.reasons[reason]}</span>
          </Choice>
        ))}
        {!view.answer && (
          <Choice value={ASK} chosen={chosen} onChoose={onChoose}>
            <strong>{words.ask}</strong>
            <span>{words.askHint}</span>
          </Choice>
        )}
      </fieldset>
      <p className={css.warning} role="status">
        {picked?.ahead &&
          fillValues(words.overpaid, { name: picked.name, owed: picked.balance, ahead: picked.ahead })}
      </p>
      <span data-here={here === 'match' || undefined}>
        <Action type="submit" look={picked?.ahead ? 'secondary' : 'primary'}>
          {isAsking ? words.send : picked?.ahead ? words.matchAnyway : words.match}
        </Action>
      </span>
    </form>
  );
}

type ChoiceProps = Pick<PaymentsProps, 'chosen' | 'onChoose'> & { value: string; children: ReactNode };

function Choice({ value, chosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={`panel ${css.candidate}`}>
      <input
        type="radio"
        name="candidate"
        value={value}
        required
        checked={chosen === value}
        data-next
        onChange={() => onChoose(value)}
      />
      <span>{children}</span>
    </label>
  );
}

/** The end of the day: what came on the statements, what is booked, and what is left over. */
function Day({ words: { day: words }, view: { day }, here, onCompare }: PaymentsProps) {
  return (
    <section className={css.day} aria-labelledby="day-title">
      <h3 id="day-title">{words.title}</h3>
      {day ? (
        <>
          <table className={`numbers ${paper.table} ${css.account}`} aria-labelledby="day-title">
            <ColumnHeads columns={words.columns} />
            <tbody>
              {[...day.accounts, { name: words.total, ...day.total }].map((line) => (
                <tr key={line.name}>
                  <th scope="row">{line.name}</th>
                  <td>{line.statement}</td>
                  <td>{line.booked}</td>
                  <td>{line.left}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={day.left > 0 ? css.warning : css.agrees}>
            {day.left > 0 ? fillValues(words.open, { amount: formatUgx(day.left) }) : words.agrees}
          </p>
        </>
      ) : (
        <span data-here={here === 'day' || undefined}>
          <Action look="secondary" onClick={onCompare}>
            {words.button}
          </Action>
        </span>
      )}
    </section>
  );
}

function Ledger({
  words,
  school,
  ledger,
}: {
  words: PaymentsProps['words'];
  school: string;
  ledger: LedgerView;
}) {
  const { receipt } = ledger;
  const balance = receipt && balanceText(words.receipt, receipt.balance);
  return (
    <div className={`stack ${css.follows}`}>
      <table className={`numbers ${paper.table} ${css.ledger}`}>
        <caption>
          {fillValues(words.ledgerOf, {
            learner: ledger.learner,
            stream: ledger.stream,
            number: ledger.number,
            term: ledger.term,
          })}
        </caption>
        <ColumnHeads columns={words.columns} />
        <tbody>
          {ledger.lines.map(({ id, date, text, amount, balance }) => (
            <tr key={id}>
              <td>{date}</td>
              <td>{text}</td>
              <td>{amount}</td>
              <td>{balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {receipt && (
        <Paper
          label={words.receipt.title}
          school={school}
          kind={`${words.receipt.title} ${receipt.number}`}
          print={words.receipt.print}
        >
          <p className={paper.amount}>{receipt.amount}</p>
          <dl className={paper.facts}>
            {(
              [
                [words.receipt.learner, receipt.learner],
                [words.receipt.paymentNumber, receipt.paymentNumber],
                [words.receipt.paid, receipt.paid],
                [words.receipt.over, receipt.over],
                [balance?.label, balance?.amount],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Paper>
      )}
    </div>
  );
}
