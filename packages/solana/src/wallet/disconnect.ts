import type { Connector } from '@latchkey/core'
import { askFeature } from './askFeature'
import { isPaired } from './isPaired'

/** The visitor has left already; a wallet that shows a question or never answers must not hold that up. */
const limitMs = 1500

async function ask(connector: Connector): Promise<unknown> {
  const { provider } = connector
  return isPaired(provider) ? provider.disconnect?.() : askFeature(connector, 'standard:disconnect')
}

/** [SOL-1] Gives the permission to see the accounts back, in wallets that know how to. */
export async function disconnect(connector: Connector): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs)
  })
  try {
    await Promise.race([ask(connector), limit])
  } catch {
    // The feature is optional: without it the permission stays with the wallet, and only the site forgets it.
  } finally {
    clearTimeout(timer)
  }
}
