import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { cssModules } from '../../scripts/css/cssModules.ts'

export default defineConfig({
  plugins: [react(), cssModules()],
  // During development Vite serves the page and forwards calls to the back end (run `npm start` in a second terminal).
  server: { port: 4111, proxy: { '/api': 'http://localhost:4110' } },
  // Your own site needs none of this. Inside this repository the packages are used from source, and React comes from
  // this folder.
  resolve: {
    conditions: ['@latchkey/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
})
