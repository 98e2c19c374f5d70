import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { cssModules } from '../../scripts/css/cssModules.ts'

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Uses the packages' sources, so the demo needs no other build. */
export default defineConfig({
  root: page('.'),
  plugins: [react(), cssModules()],
  resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // Without links for preloading: a browser remembers that such a link failed, and a second try of an import fails too.
    modulePreload: false,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    rollupOptions: { input: [page('index.html'), page('legal.html')] },
  },
})
