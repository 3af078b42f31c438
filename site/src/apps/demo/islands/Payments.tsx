// The bursar's screen: mobile money payments, matched automatically or by hand, and the ledger and receipt.
import { fillValues } from '~/lib/format-text';
import { Action } from '~/ui/Action/Action';
import type { BursarView, LedgerView, PaymentRow } from '../fees-views';
import type { DemoOfficeWords } from '../words';
import { Paper } from './Parts';
import paper from './Parts.module.css';
import css from './Payments.module.css';

type PaymentsProps = {
  words: DemoOfficeWords['payments'];
  school: string;
  view: BursarView;
  /** The learner that the bursar has chosen for the payment. */
  chosen: string | undefined;
  here: string | undefined;
  onReceive: () => void;
  onChoose: (learner: string) => void;
  onMatch: (payment: string, learner: string) => void;
  onLedger: (learner: string) => void;
};

export function Payments(props: PaymentsProps) {
  const { words, school, view, here, onReceive, onLedger } = props;
  if (!view.open)
    return (
      <div className={css.before}>
        <p className={css.beforeText}>{words.before}</p>
        <span data-here={here === 'receive' || undefined}>
          <Action onClick={onReceive}>{words.receive}</Action>
        </span>
      </div>
    );
  return (
    <>
      <dl className={css.figures}>
        <div>
          <dt>{words.matchedTotal}</dt>
          <dd>{view.matched}</dd>
        </div>
        <div>
          <dt>{words.unmatchedCount}</dt>
          <dd className={view.unmatched > 0 ? css.open : undefined}>{view.unmatched}</dd>
        </div>
      </dl>
      <ul className={css.rows}>
        {view.payments.map((payment) => (
          <li className={css.row} key={payment.receipt}>
            <Payment words={words} payment={payment} here={here} onLedger={onLedger} />
            {!payment.learner && <ByHand {...props} payment={payment} />}
          </li>
        ))}
      </ul>
      {view.ledger && <Ledger words={words} school={school} ledger={view.ledger} />}
    </>
  );
}

type PaymentProps = Pick<PaymentsProps, 'words' | 'here' | 'onLedger'> & { payment: PaymentRow };

function Payment({ words, payment, here, onLedger }: PaymentProps) {
  const { learner } = payment;
  return (
    <>
      <div className={css.line}>
        <span className={css.time}>{payment.time}</span>
        <span className={css.provider} data-provider={payment.provider}>
          {payment.providerName}
        </span>
        <strong className={css.amount}>{payment.amount}</strong>
      </div>
      <p className={css.from}>
        {fillValues(words.from, { phone: payment.phone, reference: payment.reference })}
      </p>
      {learner ? (
        <div className={css.match}>
          <p>
            <strong>{payment.byHand ? words.matchedByHand : words.matched}</strong> {learner.name},{' '}
            {learner.stream}
          </p>
          <button
            className={paper.link}
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
        <p className={css.nobody}>{words.nobody}</p>
      )}
    </>
  );
}

type ByHandProps = PaymentsProps & { payment: PaymentRow };

function ByHand({ words, view, payment, chosen, here, onChoose, onMatch }: ByHandProps) {
  return (
    <form
      className={css.hand}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onMatch(payment.receipt, chosen);
      }}
    >
      <fieldset className={css.candidates} data-here={here === 'choose' || undefined}>
        <legend>{words.whose}</legend>
        {view.candidates.map(({ id, name, number, balance, reason }) => (
          <label className={css.candidate} key={id}>
            <input
              type="radio"
              name="candidate"
              value={id}
              required
              checked={chosen === id}
              data-next
              onChange={() => onChoose(id)}
            />
            <span>
              <strong>{name}</strong>
              <span>{fillValues(words.candidate, { number, balance })}</span>
              <span className={css.reason}>{words.reasons[reason]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <span data-here={here === 'match' || undefined}>
        <Action type="submit">{words.match}</Action>
      </span>
    </form>
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
  return (
    <div className={css.follows}>
      <table className={`${paper.table} ${css.ledger}`}>
        <caption>
          {fillValues(words.ledgerOf, {
            learner: ledger.learner,
            stream: ledger.stream,
            number: ledger.number,
            term: ledger.term,
          })}
        </caption>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
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
        <Paper label={words.receipt.title} print={words.receipt.print}>
          <header className={paper.head}>
            <strong className={paper.school}>{school}</strong>
            <span className={paper.kind}>
              {words.receipt.title} {receipt.number}
            </span>
          </header>
          <p className={paper.amount}>{receipt.amount}</p>
          <dl className={paper.facts}>
            {(
              [
                ['learner', receipt.learner],
                ['paymentNumber', receipt.paymentNumber],
                ['paid', receipt.paid],
                ['over', receipt.over],
                ['balance', receipt.balance],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt>{words.receipt[name]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Paper>
      )}
    </div>
  );
}
