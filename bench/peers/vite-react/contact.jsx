import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Contact } from './same/Contact.jsx';
import './same/contact.css';

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Contact />
  </StrictMode>,
);
