// The search in the header: a link to /search, and the dialog that open-search.client.ts opens instead.

import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { inPage } from '~/components/Icon/in-page';
import { previewLine } from '~/facts/preview';
import { SearchPanel, type SearchPanelProps } from '../SearchPanel/SearchPanel';
import type { SearchWords } from '../words';
import css from './SearchDialog.module.css';

type SearchDialogProps = {
  label: string;
  words: SearchWords;
  suggestions: SearchPanelProps['suggestions'];
  /** Id of the page's own search field, which replaces the dialog. */
  field: string | undefined;
  /** False: only the link to the search page. */
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
      {/* In a template, so that it costs nothing until it opens and old browsers show nothing. */}
      {!field && opens && (
        <template data-search>
          <dialog className={css.dialog} aria-label={label}>
            <SearchPanel id="search" words={words} suggestions={suggestions}>
              <p className={`quiet small row between ${css.keys}`}>
                {words.keys}{' '}
                <label>
                  <input type="checkbox" defaultChecked /> <kbd>/</kbd> {words.shortcut}
                </label>
              </p>
              {previewLine() && <p className={`quiet small row between ${css.keys}`}>{previewLine()}</p>}
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
