// The editor's page in the browser.
import { createRoot } from 'react-dom/client';
import '~/styles/fonts.css';
import '~/styles/tokens.css';
import '~/styles/base.css';
import { App } from './App';

// As the system has it: there is no switch here to remember.
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark', dark.matches);
follow();
dark.addEventListener('change', follow);

const place = document.getElementById('editor');
if (place) createRoot(place).render(<App />);
