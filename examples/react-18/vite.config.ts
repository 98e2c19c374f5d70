import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { cssModules } from '../../scripts/css/cssModules.ts'

export default defineConfig({
  plugins: [react(), cssModules()],
  // Your own site needs none of this. Inside this repository the packages are used from source, and React comes from
  // this folder.
  resolve: {
    conditions: ['@latchkey/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
})
