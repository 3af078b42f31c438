// What to show: words, form, status, days, quarantine.
import { type Session, statuses } from '@tred/contract/desk-api';
import type { Filter } from './api';
import css from './Inbox.module.css';
import { statusWords } from './words';

type FiltersProps = { filter: Filter; forms: Session['forms']; onChange: (filter: Filter) => void };

export function Filters({ filter, forms, onChange }: FiltersProps) {
  const set = (name: keyof Filter) => (event: { target: { value: string } }) =>
    onChange({ ...filter, [name]: event.target.value });
  return (
    <search className={css.filters}>
      <label className={css.wide}>
        Search
        <input className={css.input} type="search" value={filter.search} onChange={set('search')} />
      </label>
      <label>
        Form
        <select className={css.input} value={filter.form} onChange={set('form')}>
          <option value="">All forms</option>
          {forms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Status
        <select className={css.input} value={filter.status} onChange={set('status')}>
          <option value="">Any status</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {statusWords[status].label}
            </option>
          ))}
        </select>
      </label>
      <label>
        From
        <input className={css.input} type="date" value={filter.from} onChange={set('from')} />
      </label>
      <label>
        To
        <input className={css.input} type="date" value={filter.to} onChange={set('to')} />
      </label>
      <label className={css.tick}>
        <input
          type="checkbox"
          checked={filter.spam === '1'}
          onChange={({ target }) => onChange({ ...filter, spam: target.checked ? '1' : '' })}
        />
        Quarantine
      </label>
    </search>
  );
}
