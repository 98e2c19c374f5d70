import { defineConfig } from 'astro/config'

// A script in a file of its own fits a strict content policy; Astro would put a small one into the page.
export default defineConfig({ vite: { build: { assetsInlineLimit: 0 } } })
