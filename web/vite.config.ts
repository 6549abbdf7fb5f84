import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brand } from './src/content/brand.ts';
import { devServer } from './vite/devServer.ts';
import { widthOf } from './vite/font.ts';
import { readableNames } from './vite/readableNames.ts';

/** Where `npm run dev` has the callables. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:5000';

export default defineConfig({
  plugins: [readableNames(), react(), devServer()],
  appType: 'custom',
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    __NAME_WIDTH__: widthOf(brand.name, 1),
    // In development a chunk is a source file; the build inserts its own names.
    __FORMS__: JSON.stringify(['/src/forms/sendForm.ts']),
    __APPLICATION__: JSON.stringify(['/src/app/browser.tsx']),
  },
  server: { host: '127.0.0.1', proxy: { '/api': apiOrigin } },
  ssr: { noExternal: /^(@mui|@emotion)\// },
  build: { target: 'es2022', modulePreload: false },
});
