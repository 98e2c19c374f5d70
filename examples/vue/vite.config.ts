import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

// The buttons are custom elements, which Vue must not look for among its components.
const compilerOptions = { isCustomElement: (tag: string) => tag.startsWith('latchkey-') }

export default defineConfig({ plugins: [vue({ template: { compilerOptions } })] })
