// A file of its own, so that deriving colours from a site's accent is a download of its own.
export { applyTheme } from '@latchkey/ui'
