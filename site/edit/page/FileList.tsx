// Everything that can be edited, by its plain name.
import type { Listed, Overview } from '../messages.ts';
import css from './editor.module.css';

const isWide = () => matchMedia('(min-width: 60rem)').matches;

export function FileList({ overview, path }: { overview: Overview | undefined; path: string }) {
  const places = overview?.places ?? [];
  return (
    <nav className={css.list} aria-label="Content">
      <button className="skip" type="button" onClick={() => document.getElementById('content')?.focus()}>
        Skip to the form
      </button>
      {/* On a narrow window the list makes room for what is open. */}
      <details key={isWide() ? '' : path} className={css.whole} open={!path || isWide()}>
        <summary>All content</summary>
        {overview ? '' : <p role="status">Reading what there is …</p>}
        <Part title="Texts and entries" places={places.filter(({ facts }) => !facts)} path={path} />
        <Part title="Facts" places={places.filter(({ facts }) => facts)} path={path} />
      </details>
    </nav>
  );
}

function Part({ title, places, path }: { title: string; places: Listed[]; path: string }) {
  if (places.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            {place.one || place.files.length > 1 ? (
              <Several place={place} path={path} />
            ) : (
              place.files.map((file) => (
                <FileLink key={file.path} file={file} path={path} words={place.name} />
              ))
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Several({ place, path }: { place: Listed; path: string }) {
  const isOpen = path === `new:${place.id}` || place.files.some((file) => file.path === path);
  const wrong = place.files.filter(({ problems }) => problems > 0).length;
  return (
    <details open={isOpen || undefined}>
      <summary>
        {place.name} <span className={css.count}>{place.files.length}</span>
        {wrong > 0 && <span className={css.wrong}> {wrong} wrong</span>}
      </summary>
      <ul>
        {place.one && (
          <li>
            <a href={`#new:${place.id}`} aria-current={path === `new:${place.id}` ? 'page' : undefined}>
              New {place.one}
            </a>
          </li>
        )}
        {place.files.map((file) => (
          <li key={file.path}>
            <FileLink file={file} path={path} words={file.title} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type FileLinkProps = { file: Listed['files'][number]; path: string; words: string };

const FileLink = ({ file, path, words }: FileLinkProps) => (
  <a href={`#${file.path}`} aria-current={file.path === path ? 'page' : undefined}>
    {words}
    {file.problems > 0 && <span className={css.wrong}> {file.problems} wrong</span>}
  </a>
);
