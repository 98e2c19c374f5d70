import type { ChainAdapter, Connector, PairedProvider, WalletChange } from '@latchkey/core'
import { isNetworkId, noAccounts, walletMalformed, withinTime } from '@latchkey/protocol'
import { parseSignature } from '../sign/parseSignature'
import { wrapBytes } from '../sign/wrapBytes'
import { askPaired } from './askPaired'
import { parseAddresses } from './parseAddresses'

/** The visitor has left already; a relay that does not answer must not hold that up. */
const limitMs = 1500

type Paired = Pick<ChainAdapter, 'connect' | 'disconnect' | 'signMessage'> & {
  readEvent(event: string, payload: unknown): WalletChange | null
}

/** [WC-6] What is asked of a Polkadot wallet elsewhere, in one file to load. */
export const pairedRequests: Paired = {
  async connect({ connector, networks, silent }) {
    const method = silent ? 'polkadot_getAccounts' : 'polkadot_requestAccounts'
    const accounts = parseAddresses(await askPaired(connector, { method }))
    if (!accounts) throw walletMalformed({ what: method })
    if (accounts.length === 0) {
      if (silent) return { accounts, networkId: null }
      throw noAccounts()
    }
    return { accounts, networkId: networks[0]?.caipNetworkId ?? null }
  },

  async disconnect(connector: Connector) {
    try {
      await withinTime((connector.provider as Partial<PairedProvider>).disconnect?.(), limitMs)
    } catch {
      // The wallet can't be reached: the site forgets it all the same.
    }
  },

  async signMessage({ connector, address, message }) {
    const method = 'polkadot_signMessage'
    const params = { address, message: wrapBytes(message) }
    return parseSignature(await askPaired(connector, { method, params }), method)
  },

  readEvent(event, payload) {
    if (event === 'disconnect') return { accounts: [] }
    if (event === 'accountsChanged') {
      const accounts = parseAddresses(payload)
      return accounts && { accounts }
    }
    const id = typeof payload === 'string' && !payload.includes(':') ? `polkadot:${payload}` : payload
    return isNetworkId(id) && id.startsWith('polkadot:') ? { networkId: id } : null
  },
}
