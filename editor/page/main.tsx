// Starts the editor's page, in the system's colour scheme.
import { createRoot } from 'react-dom/client';
import '~/styles/fonts.css';
import '~/styles/tokens.css';
import '~/styles/base.css';
import { App } from './App';

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark', dark.matches);
follow();
dark.addEventListener('change', follow);

const root = document.getElementById('editor');
if (root) createRoot(root).render(<App />);
