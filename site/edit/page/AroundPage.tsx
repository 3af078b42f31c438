// What concerns more than the open file: where facts show, links in header and footer, and taking a page away.
import { useEffect, useState } from 'react';
import { Action } from '~/ui/Action/Action';
import fieldCss from '~/ui/Field/Field.module.css';
import { FormStatus } from '~/ui/FormStatus/FormStatus';
import type { Menu, Opened, Used } from '../messages.ts';
import { ask, query } from './ask.ts';
import css from './editor.module.css';
import { Choice } from './Inputs';

type AroundPageProps = { file: Opened; addresses: string[]; onRemoved: () => void };

export function AroundPage({ file, addresses, onRemoved }: AroundPageProps) {
  return (
    <>
      {file.group === 'Facts' && <UsedOn file={file} />}
      {file.group === 'Pages' && <Menus file={file} />}
      {file.mayBeDeleted && <TakeAway {...{ file, addresses, onRemoved }} />}
    </>
  );
}

/** A request whose answer is read when somebody opens the part. */
function useAnswer<Given>(address: string) {
  const [given, setGiven] = useState<Given>();
  const [error, setError] = useState('');
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    void ask<Given>('GET', address).then((answer) =>
      answer.ok ? setGiven(answer.given) : setError(answer.message),
    );
  }, [address, isWanted]);
  return { given, setGiven, error, setError, onToggle: () => setWanted(true) };
}

function UsedOn({ file }: { file: Opened }) {
  const { given, error, onToggle } = useAnswer<Used>(
    query('/used', { path: file.path, version: file.version }),
  );
  return (
    <details className={css.part} onToggle={onToggle}>
      <summary>Used on</summary>
      {error && <FormStatus tone="bad" title={error} />}
      {!given && !error && <p role="status">Looking …</p>}
      {given && given.words.length > 0 && (
        <>
          <p>Texts that have one of these facts in a sentence:</p>
          <dl className={css.used}>
            {given.words.map(({ place, value, pages }) => (
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
        </>
      )}
      {given && given.code.length > 0 && (
        <>
          <p>Pages that draw or reckon with these facts. Not each of them shows every fact:</p>
          <ul className={css.used}>
            {given.code.map(({ address, title, path }) => (
              <li key={address}>{path ? <a href={`#${path}`}>{`${title}, ${address}`}</a> : address}</li>
            ))}
          </ul>
        </>
      )}
      {given?.words.length === 0 && given.code.length === 0 && <p>No page shows these facts.</p>}
    </details>
  );
}

function Menus({ file }: { file: Opened }) {
  const { given, setGiven, error, setError, onToggle } = useAnswer<Menu[]>(
    query('/menus', { page: file.page }),
  );
  async function set(menu: Menu, has: boolean) {
    const { crumb, title } = file.value as { crumb?: string; title: string };
    const change = { field: menu.field, page: file.page, label: crumb ?? title, has };
    const answer = await ask<Menu[]>('PUT', '/menus', JSON.stringify(change));
    setError(answer.ok ? '' : answer.message);
    if (answer.ok) setGiven(answer.given);
  }
  return (
    <details className={css.part} onToggle={onToggle}>
      <summary>Links in header and footer</summary>
      {error && <FormStatus tone="bad" title={error} />}
      {given?.map((menu) => (
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
    </details>
  );
}

function TakeAway({ file, addresses, onRemoved }: AroundPageProps) {
  const isPage = file.group === 'Pages';
  const [leadsTo, setLeadsTo] = useState('');
  const [error, setError] = useState<{ field?: string | undefined; whole?: string | undefined }>({});
  const verb = isPage ? 'Take the page away' : `Delete this ${file.name}`;
  async function remove() {
    if (isPage && !leadsTo) return setError({ field: 'Choose a page.' });
    const params = { path: file.path, version: file.version, leadsTo };
    const answer = await ask('DELETE', query('/file', params));
    if (answer.ok) return onRemoved();
    setError({ whole: answer.problems[0]?.message ?? answer.message });
  }
  return (
    <details className={css.part}>
      <summary>{verb} …</summary>
      {error.whole && <FormStatus tone="bad" title={error.whole} />}
      {file.ownsPage && (
        <Choice
          path="+leads"
          label={`Where ${file.page} leads from now on`}
          help="Visitors who follow an old link get there."
          required={isPage}
          shape={{ kind: 'choice', options: addresses.filter((address) => address !== file.page) }}
          value={leadsTo}
          error={error.field}
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
