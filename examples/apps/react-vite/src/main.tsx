import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configure } from 'vitrine';
import { App } from './app';

// The content server's origin; `VITE_ORIGIN=https://HOST npm run build` for another.
configure({ origin: import.meta.env.VITE_ORIGIN ?? 'http://localhost:3000' });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
