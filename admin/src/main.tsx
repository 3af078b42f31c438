// Starts Admin in the page.
import '~/styles/tokens.css';
import '~/styles/fonts.css';
import '~/styles/base.css';
import './ui/ui.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App';

// Links in emails of earlier versions.
const [, reference] = /^#(TRD-[\w-]+)$/i.exec(location.hash) ?? [];
if (reference) history.replaceState(null, '', `/admin/inbox/${reference}`);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter basename="/admin">
      <App />
    </BrowserRouter>,
  );
