// Vite and React in the browser alone: an empty page that its script fills.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { rolldownOptions: { input: ['index.html', 'contact/index.html'] } },
});
