import type { Connector } from '@latchkey/core'
import { fieldsOf } from '../wallet/fieldsOf'

/** An icon is part of the announcement, so 64 KB of it is plenty. */
const maxIconLength = 65_536

/** Control signs and those that turn the direction of reading can make one name look like another. */
const deceptive = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** What the visitor is shown; null when it is none or of the wrong length. */
function nameOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.replace(deceptive, '').trim() : ''
  return text !== '' && text.length <= 64 ? text : null
}

/** The standard wants a data URI; any other address would send the visitor's browser to a stranger's host. */
function isIcon(icon: unknown): icon is string {
  return typeof icon === 'string' && icon.length <= maxIconLength && icon.startsWith('data:image/')
}

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
    const shownName = nameOf(name)
    const isForSolana =
      Array.isArray(chains) &&
      chains.some((chain) => typeof chain === 'string' && chain.startsWith('solana:')) &&
      has(fieldsOf(features)['standard:connect'], 'connect')
    // The name is also the id, and the connector of every pairing has this one.
    const isTaken = shownName?.toLowerCase() === 'walletconnect'
    if (!shownName || isTaken || !isForSolana) return null
    return {
      id: shownName,
      name: shownName,
      type: 'ANNOUNCED',
      chain: 'solana',
      ...(isIcon(icon) ? { imageUrl: icon } : {}),
      provider: wallet,
    }
  } catch {
    // The wallet made an object that can't be looked at: it counts as malformed.
    return null
  }
}
