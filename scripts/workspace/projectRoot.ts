import { fileURLToPath } from 'node:url'

/** The folder of the checkout, without a slash at the end. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
