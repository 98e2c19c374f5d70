import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { cssModules } from '../../scripts/css/cssModules.ts'

/** Uses the packages' sources, so the wallet needs no other build. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), cssModules()],
  resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
  },
})
