import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { cssModules } from '../../scripts/css/cssModules.ts'

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The packages are taken from their sources, so that the demo needs no build but its own. */
export default defineConfig({
  root: page('.'),
  plugins: [react(), cssModules()],
  resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // Every browser that has `<dialog>` and constructable style sheets preloads modules by itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    rollupOptions: { input: [page('index.html'), page('legal.html')] },
  },
})
