// Plans side by side: name, price, contents, action. Radio buttons switch between two billing periods in CSS, without
// script.
import '~/components/PillRadios/choice.css';
import { Action } from '~/components/Action/Action';
import { Badge } from '~/components/Badge/Badge';
import { SectionHead } from '~/components/Section/Section';
import { Ticks } from '~/components/Ticks/Ticks';
import css from './Plans.module.css';
import type { PlanGridPrice, PlansWords } from './schema';

export function Plans({ label, title, lead, plans, billing, footnote, id }: PlansWords) {
  const Name = title ? 'h3' : 'h2';
  return (
    <section className={title ? `${css.grid} ${css.headed}` : css.grid} id={id} aria-label={label}>
      {title && <SectionHead title={title} lead={lead} />}
      {billing && (
        <fieldset className={css.billing}>
          <legend className="visually-hidden">{billing.legend}</legend>
          <label className={css.period}>
            <input type="radio" name="billing" value="annual" defaultChecked />
            <span data-choice>
              {billing.annual} <span className={css.saving}>{billing.saving}</span>
            </span>
          </label>
          <label className={css.period}>
            <input type="radio" name="billing" value="monthly" />
            <span data-choice>{billing.monthly}</span>
          </label>
        </fieldset>
      )}
      <ul role="list" className={`stack panel ${css.plans}`}>
        {plans.map((plan) => (
          <li
            className={plan.highlighted ? `${css.plan} ${css.highlighted} on-deep` : css.plan}
            key={plan.name}
          >
            <div className={`row between ${css.top}`}>
              <Name>{plan.name}</Name>
              {plan.badge && <Badge tone="busy">{plan.badge}</Badge>}
            </div>
            <p className={`quiet ${css.description}`}>{plan.description}</p>
            <Price price={plan.price} period="annual" />
            {plan.monthlyPrice && <Price price={plan.monthlyPrice} period="monthly" />}
            <div className={css.action}>
              <Action
                href={plan.action.href}
                about={plan.name}
                look={plan.highlighted ? 'primary' : 'secondary'}
                wide
              >
                {plan.action.label}
              </Action>
            </div>
            <Ticks items={plan.features} />
          </li>
        ))}
      </ul>
      {footnote && <p className={`quiet small ${css.footnote}`}>{footnote}</p>}
    </section>
  );
}

function Price({ price, period }: { price: PlanGridPrice; period: 'annual' | 'monthly' }) {
  return (
    <div className={css[period]} data-period={period}>
      <p>
        <span className={css.amount}>{price.amount}</span> <span className="quiet small">{price.unit}</span>
      </p>
      {price.note && <p className="quiet small numbers">{price.note}</p>}
    </div>
  );
}
