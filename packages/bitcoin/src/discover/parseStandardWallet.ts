import type { Connector } from '@latchkey/core'
import { fieldsOf, safeIcon, safeName } from '@latchkey/protocol'
import { callOf } from '../wallet/callOf'

/**
 * [BTC-1] The wallet behind a registration of the wallet standard, or null if it isn't for Bitcoin, can't connect or
 * can't be shown. The standard identifies a wallet only by its name.
 */
export function parseStandardWallet(wallet: unknown): Connector | null {
  try {
    const { name, icon, chains, features } = fieldsOf(wallet)
    const shown = safeName(name)
    const isForBitcoin =
      Array.isArray(chains) &&
      chains.some((chain) => typeof chain === 'string' && chain.startsWith('bitcoin:')) &&
      callOf(fieldsOf(features)['bitcoin:connect'], 'connect')
    if (!shown || !isForBitcoin) return null
    return {
      id: shown,
      name: shown,
      type: 'ANNOUNCED',
      chain: 'bip122',
      ...safeIcon(icon),
      provider: wallet,
    }
  } catch {
    // Reading the object throws, so it is malformed.
    return null
  }
}
