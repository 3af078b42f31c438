// What the gallery shows of the switch between light and dark.
import { ThemeToggle } from './ThemeToggle';

export const examples = { 'as in the header': <ThemeToggle /> };
