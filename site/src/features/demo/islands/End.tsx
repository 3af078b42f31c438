// The end of the tour: all messages to the father this morning, and three links.
import type { PhoneView } from '../fees-views';
import type { DemoOfficeWords } from '../words';
import css from './End.module.css';
import { Messages } from './ParentPhone';
import paper from './Parts.module.css';

type EndProps = { words: DemoOfficeWords['tour']['end']; view: PhoneView; onBack: () => void };

export function End({ words, view, onBack }: EndProps) {
  return (
    <section className={`stack panel ${css.end}`} aria-labelledby="tour-step">
      <h3 className={`large ${css.title}`} id="tour-step" tabIndex={-1}>
        {words.title}
      </h3>
      <div className={css.messages}>
        <Messages view={view} />
      </div>
      <div className={css.on}>
        <p className={`quiet ${css.text}`}>{words.text}</p>
        <ul role="list">
          {words.ways.map(({ label, text, href }) => (
            <li key={href}>
              <a className={css.way} href={href}>
                <strong>{label}</strong>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
        <button className={`brand ${paper.link}`} type="button" onClick={onBack}>
          {words.back}
        </button>
      </div>
    </section>
  );
}
