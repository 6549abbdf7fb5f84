import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brand } from './src/content/brand.ts';
import { widthOf } from './static/font.ts';
import { devServer } from './vite/devServer.ts';
import { prerender } from './vite/prerender.ts';

/** Where `npm run dev` has the callables. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:5000';

export default defineConfig({
  plugins: [react(), devServer(), prerender()],
  appType: 'custom',
  logLevel: 'warn',
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    __NAME_WIDTH__: widthOf(brand.name, 1),
  },
  server: { host: '127.0.0.1', proxy: { '/api': apiOrigin } },
  build: {
    sourcemap: 'hidden',
    rolldownOptions: {
      input: { loader: 'src/app/loader.ts', forms: 'src/forms/sendForm.ts', app: 'src/app/browser.tsx' },
      // Keeps the exports that only the inline loader calls.
      preserveEntrySignatures: 'allow-extension',
      checks: { pluginTimings: false },
      output: {
        // Short, because the inline loader lists them.
        entryFileNames: 'assets/[name]-[hash:6].js',
        // Chrome compiles all of a chunk beside the main thread, and nothing at the first tap: https://v8.dev/blog/explicit-compile-hints
        postBanner: ({ name }) => (name === 'loader' ? '' : '//# allFunctionsCalledOnLoad'),
        chunkFileNames: ({ name }) => `assets/${name.replace('rolldown-', '')}-[hash:6].js`,
        // The loader needs forms first. Libraries change less often than the app, so browsers keep them.
        codeSplitting: {
          groups: [
            { name: 'forms', test: /zustand\/esm\/vanilla|node_modules\/@?firebase|contract\.ts|src\/(forms|api)\// },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'mui', test: /node_modules\/(@mui|@emotion|stylis|clsx|react-is|prop-types)\/|src\/theme\// },
            { name: 'router', test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\// },
          ],
        },
      },
    },
  },
});
