import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devServer } from './prerender/devServer.ts';
import { FLOOR } from './prerender/floor.ts';

export default defineConfig({
  plugins: [react(), devServer()],
  appType: 'custom',
  logLevel: 'warn',
  server: { host: '127.0.0.1' },
  build: {
    target: Object.entries(FLOOR).map(([name, version]) => name + version),
    manifest: true,
    // To read production stacks with; Hosting uploads none.
    sourcemap: 'hidden',
    // The app is one file; prerender/budget.test.ts limits what of it travels.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      input: 'src/main.tsx',
      // Chrome compiles the whole file beside the main thread: https://v8.dev/blog/explicit-compile-hints
      output: { postBanner: '//# allFunctionsCalledOnLoad' },
    },
  },
});
