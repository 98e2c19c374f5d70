// In its own file, so the code that derives colours from an accent is its own download.
export { applyTheme } from '@latchkey/ui'
