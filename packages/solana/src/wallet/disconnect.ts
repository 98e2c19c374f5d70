import type { Connector } from '@latchkey/core'
import { withTimeLimit } from '@latchkey/protocol'
import { askFeature } from './askFeature'
import { isPaired } from './isPaired'

/** The visitor has already left, so a wallet that prompts or never answers must not hold that up. */
const limitMs = 1500

async function ask(connector: Connector): Promise<unknown> {
  const { provider } = connector
  return isPaired(provider) ? provider.disconnect?.() : askFeature(connector, 'standard:disconnect')
}

/** [SOL-1] Revokes the permission to see the accounts, in wallets that can. */
export async function disconnect(connector: Connector): Promise<void> {
  try {
    await withTimeLimit(ask(connector), limitMs)
  } catch {
    // The feature is optional: without it only the site forgets the permission.
  }
}
