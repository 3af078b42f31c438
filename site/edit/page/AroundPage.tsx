// What concerns more than the open file: where facts show, links in header and footer, and taking a page away.
import { type ReactNode, useEffect, useState } from 'react';
import { Action } from '~/ui/Action/Action';
import fieldCss from '~/ui/Field/Field.module.css';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import type { Menu, Opened, Used } from '../messages.ts';
import { type Answer, ask, query, reasonOf } from './ask.ts';
import css from './editor.module.css';
import { Choice } from './Inputs';

type AroundPageProps = { file: Opened; addresses: string[]; onRemoved: () => void };

export function AroundPage({ file, addresses, onRemoved }: AroundPageProps) {
  return (
    <>
      {file.group === 'Facts' && <UsedOn {...file} />}
      {file.group === 'Pages' && <Menus {...file} />}
      {file.mayBeDeleted && <TakeAway {...{ file, addresses, onRemoved }} />}
    </>
  );
}

type LaterProps<Given> = { title: string; address: string; children: (given: Given) => ReactNode };

/** A part whose content is asked for when somebody opens it. */
function Later<Given>({ title, address, children }: LaterProps<Given>) {
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState<Answer<Given>>();
  useEffect(() => {
    if (isOpen) void ask<Given>('GET', address).then(setAnswer);
  }, [address, isOpen]);
  return (
    <details className={css.part} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {!answer && <p role="status">Looking …</p>}
      {answer && (answer.ok ? children(answer.given) : <FormStatus tone="bad" title={answer.message} />)}
    </details>
  );
}

const UsedOn = ({ path, version }: Opened) => (
  <Later<Used> title="Used on" address={query('/used', { path, version })}>
    {({ words, code }) => (
      <>
        {words.length > 0 && <p>Texts that have one of these facts in a sentence:</p>}
        <dl className={css.used}>
          {words.map(({ place, value, pages }) => (
            <div key={place}>
              <dt>
                {value} <code>{`{{${place}}}`}</code>
              </dt>
              {pages.map(({ path, title }) => (
                <dd key={path}>
                  <a href={`#${path}`}>{title}</a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
        {code.length > 0 && (
          <p>Pages that draw or reckon with these facts. Not each of them shows every fact:</p>
        )}
        <ul className={css.used}>
          {code.map(({ address, title, path }) => (
            <li key={address}>{path ? <a href={`#${path}`}>{`${title}, ${address}`}</a> : address}</li>
          ))}
        </ul>
        {words.length + code.length === 0 && <p>No page shows these facts.</p>}
      </>
    )}
  </Later>
);

function Menus({ page, value }: Opened) {
  /** Changes with each tick, so that the list is read again. */
  const [change, setChange] = useState({ count: 0, error: '' });
  async function set({ field }: Menu, has: boolean) {
    const { crumb, title } = value as { crumb?: string; title: string };
    const answer = await ask('PUT', '/menus', JSON.stringify({ field, page, label: crumb ?? title, has }));
    setChange(({ count }) => ({ count: count + 1, error: answer.ok ? '' : reasonOf(answer) }));
  }
  return (
    <Later<Menu[]>
      title="Links in header and footer"
      address={query('/menus', { page, change: String(change.count) })}
    >
      {(menus) => (
        <>
          {change.error && <FormStatus tone="bad" title={change.error} />}
          {menus.map((menu) => (
            <label key={menu.field} className={fieldCss.option}>
              <input
                className={fieldCss.box}
                type="checkbox"
                checked={menu.has}
                onChange={(event) => void set(menu, event.target.checked)}
              />
              <span>{menu.name}</span>
            </label>
          ))}
          <p>
            A tick is saved at once. <a href="#navigation.yaml">Order and names of all links</a>
          </p>
        </>
      )}
    </Later>
  );
}

function TakeAway({ file, addresses, onRemoved }: AroundPageProps) {
  const isPage = file.group === 'Pages';
  const [leadsTo, setLeadsTo] = useState('');
  const [error, setError] = useState<string>();
  const verb = isPage ? 'Take the page away' : `Delete this ${file.name}`;
  async function remove() {
    if (isPage && !leadsTo) return setError('Choose a page.');
    const { path, version } = file;
    const answer = await ask('DELETE', query('/file', { path, version, leadsTo }));
    if (answer.ok) onRemoved();
    else setError(reasonOf(answer));
  }
  return (
    <details className={css.part}>
      <summary>{verb} …</summary>
      {error && <FormStatus tone="bad" title={error} />}
      {file.ownsPage && (
        <Choice
          path="+leads"
          label={`Where ${file.page} leads from now on`}
          help="Visitors who follow an old link get there."
          required={isPage}
          shape={{ kind: 'choice', options: addresses.filter((address) => address !== file.page) }}
          value={leadsTo}
          onChange={(now) => setLeadsTo(String(now ?? ''))}
        />
      )}
      <p>The guide says how to bring it back.</p>
      <Action look="secondary" onClick={() => void remove()}>
        {verb}
      </Action>
    </details>
  );
}
