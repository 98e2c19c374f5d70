import type { Latchkey } from '@latchkey/core'
import { startFromScript } from './cdn/startFromScript'

export * from './cdn/usualNetworks'
export { createLatchkey, defineElements } from './elements'
export { evm } from './evm'
export { getAccount, getNetwork } from './index'

/**
 * The instance that the attributes of the page's script ask for; null if it has none. Not awaited here: the
 * files it loads need this one.
 */
export const started: Promise<Latchkey | null> = startFromScript(import.meta.url)
