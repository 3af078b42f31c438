// The way into the search from every page: a link to /search, and the dialog that open-search.client.ts opens in its place.

import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';

import { inPage } from '~/ui/Icon/in-page';
import { SearchPanel, type SearchPanelProps } from '../SearchPanel/SearchPanel';
import type { SearchWords } from '../words';
import css from './SearchDialog.module.css';

type SearchDialogProps = {
  label: string;
  words: SearchWords;
  suggestions: SearchPanelProps['suggestions'];
  /** The id of the page's own search field, where it has one: no dialog then. */
  field: string | undefined;
  /** False: the link leads to the search's own page. */
  opens?: boolean;
};

export function SearchDialog({ label, words, suggestions = [], field, opens = true }: SearchDialogProps) {
  return (
    <>
      <a
        className="icon-button"
        href={field ? `#${field}` : '/search'}
        aria-keyshortcuts={opens ? '/ Control+K Meta+K' : undefined}
      >
        <Search size={20} {...inPage} />
        <span className="visually-hidden">{label}</span>
      </a>
      {/* A template: browsers without dialogs show nothing of it, and it costs nothing until it is opened. */}
      {!field && opens && (
        <template data-search>
          <dialog className={css.dialog} aria-label={label}>
            <SearchPanel id="search" words={words} suggestions={suggestions}>
              <p className={css.keys}>
                {words.keys}{' '}
                <label>
                  <input type="checkbox" defaultChecked /> <kbd>/</kbd> {words.shortcut}
                </label>
              </p>
            </SearchPanel>
            <form className={css.close} method="dialog">
              <button className="icon-button" type="submit">
                <X size={24} {...inPage} />
                <span className="visually-hidden">{words.close}</span>
              </button>
            </form>
          </dialog>
        </template>
      )}
    </>
  );
}
