import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devServer } from './prerender/devServer.ts';
import { measureLetters } from './prerender/measureLetters.ts';
import { SUPPORTED_BROWSERS } from './prerender/styles.ts';

export default defineConfig({
  plugins: [react(), devServer()],
  appType: 'custom',
  logLevel: 'warn',
  define: { LETTERS: await measureLetters() },
  server: {
    host: '127.0.0.1',
    // Vite's own list, then secrets and entries in the checkout.
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '.secret.local', '**/.local/**', '*.{csv,jsonl}'] },
  },
  build: {
    // The content policy allows no picture inside a script or stylesheet.
    assetsInlineLimit: 0,
    target: Object.entries(SUPPORTED_BROWSERS).map(([name, version]) => name + version),
    manifest: true,
    // The licences of the packages in the app, which must be distributed with it.
    license: { fileName: 'licences.md' },
    // For reading stack traces of production. Hosting doesn't upload source maps.
    sourcemap: 'hidden',
    // Vite would warn about one large file. prerender/budget.test.ts limits its size instead.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      input: 'src/main.tsx',
      // Makes Chrome compile the whole file on another thread: https://v8.dev/blog/explicit-compile-hints
      output: { postBanner: '//# allFunctionsCalledOnLoad' },
    },
  },
});
