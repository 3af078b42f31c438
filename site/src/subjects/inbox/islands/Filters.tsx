// What to show: words, form, status, days, quarantine.
import { type Session, statuses } from '@tred/contract/desk-api';
import type { Filter } from './api';
import css from './Inbox.module.css';
import { useWords } from './use-words';

type FiltersProps = { filter: Filter; forms: Session['forms']; onChange: (filter: Filter) => void };

export function Filters({ filter, forms, onChange }: FiltersProps) {
  const { filters: words, status: statusWords } = useWords();
  const set = (name: keyof Filter) => (event: { target: { value: string } }) =>
    onChange({ ...filter, [name]: event.target.value });
  return (
    <search className={css.filters} data-screen-only>
      <label className={css.wide}>
        {words.search}
        <input className={css.input} type="search" value={filter.search} onChange={set('search')} />
      </label>
      <label>
        {words.form}
        <select className={css.input} value={filter.form} onChange={set('form')}>
          <option value="">{words.allForms}</option>
          {forms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.status}
        <select className={css.input} value={filter.status} onChange={set('status')}>
          <option value="">{words.anyStatus}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {statusWords[status]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.from}
        <input className={css.input} type="date" value={filter.from} onChange={set('from')} />
      </label>
      <label>
        {words.to}
        <input className={css.input} type="date" value={filter.to} onChange={set('to')} />
      </label>
      <label className={css.tick}>
        <input
          type="checkbox"
          checked={filter.spam === '1'}
          onChange={({ target }) => onChange({ ...filter, spam: target.checked ? '1' : '' })}
        />
        {words.quarantine}
      </label>
    </search>
  );
}
