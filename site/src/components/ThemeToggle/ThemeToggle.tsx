// Switches between light and dark (shell/behaviour.ts). Hidden without script.

import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';

import { inPage } from '../Icon/in-page';
import css from './ThemeToggle.module.css';

type ThemeToggleProps = { words: { toDark: string; toLight: string } };

export function ThemeToggle({ words }: ThemeToggleProps) {
  return (
    <button className="icon-button" type="button" data-theme-toggle data-needs-script>
      <span className={css.whenLight}>
        <Moon size={20} {...inPage} />
        <span className="visually-hidden">{words.toDark}</span>
      </span>
      <span className={css.whenDark}>
        <Sun size={20} {...inPage} />
        <span className="visually-hidden">{words.toLight}</span>
      </span>
    </button>
  );
}
