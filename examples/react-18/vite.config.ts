import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { cssModules } from '../../scripts/css/cssModules.ts'

export default defineConfig({
  plugins: [react(), cssModules()],
  // A site of your own needs none of this. Inside of the repository the packages are taken from their sources, and React
  // from this folder, not from theirs.
  resolve: {
    conditions: ['@latchkey/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
})
