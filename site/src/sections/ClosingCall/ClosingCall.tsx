// The end of a page: a sentence and one or two actions, on a dark band, a light one or under a rule.
import { Actions } from '~/ui/Action/Action';
import { Section } from '~/ui/Section/Section';
import css from './ClosingCall.module.css';
import type { ClosingCallWords } from './words';

export function ClosingCall({ look = 'deep', title, text, actions, ways = [] }: ClosingCallWords) {
  const isDeep = look === 'deep';
  return (
    <Section
      tone={isDeep ? 'deep' : 'ground'}
      space={isDeep ? 'wide' : 'tight'}
      className={`${css.call} ${css[look]}`}
    >
      <div className={css.split}>
        <div>
          <h2 className={css.title}>{title}</h2>
          <p className={css.text}>{text}</p>
          {ways.length > 0 && (
            <dl className={css.ways}>
              {ways.map(({ name, label, href }) => (
                <div key={href}>
                  <dt>{name}</dt>
                  <dd>
                    <a href={href}>{label}</a>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <Actions actions={actions} />
      </div>
    </Section>
  );
}
