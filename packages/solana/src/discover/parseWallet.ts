import type { Connector } from '@latchkey/core'
import { fieldsOf, safeIcon, safeName } from '@latchkey/protocol'

function has(feature: unknown, method: string): boolean {
  return typeof fieldsOf(feature)[method] === 'function'
}

/**
 * [SOL-1] The wallet behind a registration, or null when it is not one for Solana or not fit to be shown: it must
 * be able to connect. The standard knows a wallet by nothing but its name. Each field is read once.
 */
export function parseWallet(wallet: unknown): Connector | null {
  try {
    const { name, icon, chains, features } = fieldsOf(wallet)
    const shown = safeName(name)
    const isForSolana =
      Array.isArray(chains) &&
      chains.some((chain) => typeof chain === 'string' && chain.startsWith('solana:')) &&
      has(fieldsOf(features)['standard:connect'], 'connect')
    // The name is also the id, and the connector of every pairing has this one.
    const isTaken = shown?.toLowerCase() === 'walletconnect'
    if (!shown || isTaken || !isForSolana) return null
    return {
      id: shown,
      name: shown,
      type: 'ANNOUNCED',
      chain: 'solana',
      ...safeIcon(icon),
      provider: wallet,
    }
  } catch {
    // The wallet made an object that can't be looked at: it counts as malformed.
    return null
  }
}
