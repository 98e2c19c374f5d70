import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { cssModules } from '../../scripts/css/cssModules.ts'

export default defineConfig({
  plugins: [react(), cssModules()],
  // While you develop, Vite serves the page and passes on what is for the back end (`npm start` beside it).
  server: { port: 4111, proxy: { '/api': 'http://localhost:4110' } },
  // A site of your own needs none of this. Inside of the repository the packages are taken from their sources, and React
  // from this folder, not from theirs.
  resolve: {
    conditions: ['@latchkey/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
})
