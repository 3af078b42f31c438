// The header of every page: brand, links, Get Started, search, theme toggle, menu button, and a page's own tool.
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { BrandMark } from '~/components/BrandMark/BrandMark';
import { ContactLine, type ContactLineProps } from '~/components/ContactLine/ContactLine';
import { inPage } from '~/components/Icon/in-page';
import { ThemeToggle } from '~/components/ThemeToggle/ThemeToggle';
import { interfaceWords } from '~/facts/interface';
import type { Navigation } from '~/facts/navigation';
import { SearchDialog } from '~/features/search/SearchDialog/SearchDialog';
import type { SearchWords } from '~/features/search/words';
import css from './Header.module.css';

type HeaderProps = {
  brand: string;
  words: Navigation['header'];
  search: SearchWords;
  /** Popular pages, shown when the search opens. */
  suggestions: readonly { label: string; href: string }[];
  /** Contact line in the phone menu. */
  contact: ContactLineProps;
  /** Address of the page, to mark its link. */
  path: string;
  /** Whether the search opens on the page; otherwise its link goes to the search page. */
  searchesHere?: boolean;
  /** The page's own tool. */
  children?: ReactNode;
};

export function Header({
  brand,
  words,
  search,
  suggestions,
  contact,
  path,
  searchesHere = true,
  children,
}: HeaderProps) {
  const start = (
    <a className={`bold ${css.start}`} href={words.start.href}>
      {words.start.label}
    </a>
  );
  return (
    <header className={css.header} data-header>
      <div className={`page-width ${css.bar}`}>
        <a className={css.brand} href="/" aria-current={path === '/' ? 'page' : undefined}>
          <BrandMark size={28} />
          <span>{brand}</span>
        </a>
        {/* A popover works without script; shell/behaviour.ts is the fallback. On wide screens CSS makes it a row. */}
        <div className={css.menu} id="menu" popover="auto" data-menu>
          <nav aria-label={interfaceWords.mainMenu}>
            <ul className={css.links}>
              {words.links.map(({ label, href }) => (
                <li key={href}>
                  <a className={css.link} href={href} aria-current={currentMark(path, href)}>
                    {label}
                  </a>
                </li>
              ))}
              {words.more.map(({ label, href }) => (
                <li className={css.more} key={href}>
                  <a className={css.link} href={href} aria-current={currentMark(path, href)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {start}
          <div className={css.contact}>
            <ContactLine {...contact} />
          </div>
        </div>
        {start}
        {children}
        <SearchDialog
          label={words.search}
          words={search}
          suggestions={suggestions}
          field={path === '/search' ? 'search-field' : undefined}
          opens={searchesHere}
        />
        <ThemeToggle words={words} />
        <button className={`icon-button ${css.opener}`} type="button" popoverTarget="menu" data-menu-button>
          <span className={css.whenClosed}>
            <Menu size={24} {...inPage} />
            <span className="visually-hidden">{words.openMenu}</span>
          </span>
          <span className={css.whenOpen}>
            <X size={24} {...inPage} />
            <span className="visually-hidden">{words.closeMenu}</span>
          </span>
        </button>
      </div>
    </header>
  );
}

/** `page` on the link's own page, `true` on pages below it (an article below Blog). */
function currentMark(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
