// The integrations with other systems: name in the middle, incoming data on one side, outgoing on the other. Blocks on a
// phone.
import { Badge } from '~/components/Badge/Badge';
import { FactLine } from '~/components/FactLine/FactLine';
import { Section, type SectionProps } from '~/components/Section/Section';
import css from './ExchangeBoard.module.css';

type Exchange = {
  system: string;
  comesIn?: string | undefined;
  goesOut?: string | undefined;
  isLive: boolean;
  state: string;
  /** Start, frequency and plans. */
  facts: readonly string[];
};

export type ExchangeBoardProps = SectionProps & {
  ways: { in: string; out: string };
  exchanges: readonly Exchange[];
};

export function ExchangeBoard({ ways, exchanges, ...section }: ExchangeBoardProps) {
  return (
    <Section {...section}>
      <ul role="list" className={css.board}>
        {exchanges.map(({ system, comesIn, goesOut, isLive, state, facts }) => (
          <li className={css.exchange} key={system}>
            <div className={isLive ? css.system : `${css.system} ${css.planned}`}>
              <h3 className="large">{system}</h3>
              <Badge tone={isLive ? 'good' : 'busy'}>{state}</Badge>
              <FactLine className={`quiet small ${css.facts}`} facts={facts} />
            </div>
            {comesIn && (
              <p className={`small ${css.way} ${css.in}`}>
                <b>{ways.in}</b> {comesIn}
              </p>
            )}
            {goesOut && (
              <p className={`small ${css.way} ${css.out}`}>
                <b>{ways.out}</b> {goesOut}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
