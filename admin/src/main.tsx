// Starts Admin in the page.
import '~/styles/tokens.css';
import '~/styles/fonts.css';
import '~/styles/base.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App';
import { addressOfHash } from './old-addresses';

const root = document.getElementById('root');
// Links in emails of earlier versions name the screen in the hash.
const moved = addressOfHash(location.pathname, location.hash);
if (moved) history.replaceState(null, '', moved);
if (root)
  createRoot(root).render(
    <BrowserRouter basename="/admin">
      <App />
    </BrowserRouter>,
  );
