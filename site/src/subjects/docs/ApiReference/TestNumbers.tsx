// The sandbox's numbers and what each does: six rows, two networks.
import type { TestNumberView } from '../api/reference';
import reference from './ApiReference.module.css';
import { Heading } from './Heading';
import css from './TestNumbers.module.css';

export function TestNumbers({ numbers }: { numbers: readonly TestNumberView[] }) {
  return (
    <section className={reference.part} aria-labelledby="test-numbers">
      <Heading id="test-numbers">Test numbers</Heading>
      <p className={reference.text}>
        For the sandbox: the last digit decides. No network is called, no money moves.
      </p>
      <table className={css.numbers}>
        <thead>
          <tr>
            <th scope="col">What happens</th>
            <th scope="col">MTN MoMo</th>
            <th scope="col">Airtel Money</th>
          </tr>
        </thead>
        <tbody>
          {numbers.map(({ mtn, airtel, outcome, href }) => (
            <tr key={outcome}>
              <th scope="row">
                {href ? (
                  <a href={href}>
                    <code>{outcome}</code>
                  </a>
                ) : (
                  <code>{outcome}</code>
                )}
              </th>
              <td data-label="MTN">{mtn}</td>
              <td data-label="Airtel">{airtel}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
