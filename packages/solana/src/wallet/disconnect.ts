import type { Connector } from '@latchkey/core'
import { withTimeLimit } from '@latchkey/protocol'
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
  try {
    await withTimeLimit(ask(connector), limitMs)
  } catch {
    // The feature is optional: without it the permission stays with the wallet, and only the site forgets it.
  }
}
