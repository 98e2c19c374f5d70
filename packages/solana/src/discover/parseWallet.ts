import type { Connector } from '@latchkey/core'
import { fieldsOf, safeIcon, safeName } from '@latchkey/protocol'

function has(feature: unknown, method: string): boolean {
  return typeof fieldsOf(feature)[method] === 'function'
}

/**
 * [SOL-1] The wallet behind a registration, or null if it isn't for Solana, can't connect or can't be shown. The
 * standard identifies a wallet only by its name. Each field is read once.
 */
export function parseWallet(wallet: unknown): Connector | null {
  try {
    const { name, icon, chains, features } = fieldsOf(wallet)
    const shown = safeName(name)
    const isForSolana =
      Array.isArray(chains) &&
      chains.some((chain) => typeof chain === 'string' && chain.startsWith('solana:')) &&
      has(fieldsOf(features)['standard:connect'], 'connect')
    // The name is also the id, and the pairing connector uses this one.
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
    // Reading the object throws, so it is malformed.
    return null
  }
}
