import type { Connector } from '@latchkey/core'
import { withTimeLimit } from '@latchkey/protocol'
import { featureOf } from './callFeature'
import { callOf } from './callOf'
import { formOf } from './formOf'
import { requestWbip } from './requestWbip'

/** The visitor has already left, so a wallet that prompts or never answers must not hold that up. */
const limitMs = 1500

function leave(connector: Connector): Promise<unknown> | undefined {
  const { provider } = connector
  switch (formOf(connector)) {
    case 'standard':
      return (featureOf(provider, 'bitcoin:disconnect') ?? featureOf(provider, 'standard:disconnect'))?.()
    case 'wbip':
      return requestWbip(provider, 'wallet_disconnect')
    case 'unisat':
    case 'paired':
      return callOf(provider, 'disconnect')?.()
  }
}

/** [BTC-1] Revokes the permission to see the accounts, in wallets that can. */
export async function disconnect(connector: Connector): Promise<void> {
  try {
    await withTimeLimit(leave(connector), limitMs)
  } catch {
    // Many wallets lack the method: then only the site forgets the permission.
  }
}
