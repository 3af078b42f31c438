import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Home } from './same/Home.jsx';
import './same/home.css';

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Home />
  </StrictMode>,
);
