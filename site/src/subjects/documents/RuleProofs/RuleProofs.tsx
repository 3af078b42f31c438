// Our rules, each with its laws, its proof and its owner.
import type { RuleProofsWords } from '../words';
import css from './RuleProofs.module.css';

export function RuleProofs({ id, title, lead, columns, rows }: RuleProofsWords) {
  return (
    <section id={id} className={css.rules}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.lead}>{lead}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{columns.rule}</th>
            <th scope="col">{columns.proof}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rule, laws, proof, owner }) => (
            <tr key={rule}>
              <th scope="row">
                {rule}
                <span className={css.small}>{laws}</span>
              </th>
              <td>
                {proof}
                <span className={css.small}>{owner}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
