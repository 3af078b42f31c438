// The list of everything that can be edited, by its plain name.
import type { ListedType, Overview } from '../messages.ts';
import css from './editor.module.css';

const isWide = () => matchMedia('(min-width: 60rem)').matches;

export function FileList({ overview, path }: { overview: Overview | undefined; path: string }) {
  const part = (title: string, isShown: (type: ListedType) => boolean) => (
    <>
      <h2>{title}</h2>
      <ul>
        {overview?.types.filter(isShown).map((type) => (
          <li key={type.id}>
            <Files type={type} path={path} />
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <nav className={css.list} aria-label="Content">
      <button className="skip" type="button" onClick={() => document.getElementById('content')?.focus()}>
        Skip to the form
      </button>
      {/* On a narrow window the list closes when a file is opened. */}
      <details key={isWide() ? '' : path} className={css.whole} open={!path || isWide()}>
        <summary>All content</summary>
        {!overview && <p role="status">Reading the files …</p>}
        {overview && part('Texts and entries', ({ id }) => !id.startsWith('facts/'))}
        {overview && part('Facts', ({ id }) => id.startsWith('facts/'))}
      </details>
    </nav>
  );
}

function Files({ type, path }: { type: ListedType; path: string }) {
  const { id, name, one, files } = type;
  const link = (to: string, words: string, problems = 0) => (
    <a href={`#${to}`} aria-current={to === path ? 'page' : undefined}>
      {words}
      {problems > 0 && <span className={css.wrong}> {problems} wrong</span>}
    </a>
  );
  const [only] = files;
  if (!one && only && files.length === 1) return link(only.path, name, only.problems);
  const wrong = files.filter(({ problems }) => problems > 0).length;
  return (
    <details open={path === `new:${id}` || files.some((file) => file.path === path) || undefined}>
      <summary>
        {name} {files.length}
        {wrong > 0 && <span className={css.wrong}> {wrong} wrong</span>}
      </summary>
      <ul>
        {one && <li>{link(`new:${id}`, `New ${one}`)}</li>}
        {files.map((file) => (
          <li key={file.path}>{link(file.path, file.title, file.problems)}</li>
        ))}
      </ul>
    </details>
  );
}
