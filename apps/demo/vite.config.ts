import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { planChunks } from '../../scripts/build/planChunks.ts'
import { cssModules } from '../../scripts/css/cssModules.ts'

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Uses the packages' sources, so the demo needs no other build. */
export default defineConfig({
  root: page('.'),
  plugins: [react(), cssModules(), planChunks()],
  resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // Every browser with `<dialog>` and constructable style sheets preloads modules itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    rollupOptions: { input: [page('index.html'), page('legal.html')] },
  },
})
