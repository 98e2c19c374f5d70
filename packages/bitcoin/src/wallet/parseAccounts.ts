import type { WalletAccount } from '@latchkey/core'
import { fieldsOf, isBitcoinAddress, walletMalformed } from '@latchkey/protocol'
import { hex } from '@scure/base'
import { type BitcoinNetwork, isOnNetwork } from '../network/bitcoinNetworks'
import { addressKind } from './addressKind'
import { isKeyOf } from './isKeyOf'

/** A wallet shows a few accounts; the limit stops a hostile one from stalling the page. */
const limit = 1000

/** The purposes of Bitcoin addresses; others (`stacks`, `spark`, `starknet`) belong to other chains. */
const types: { readonly [purpose: string]: 'payment' | 'ordinal' } = {
  payment: 'payment',
  ordinal: 'ordinal',
  ordinals: 'ordinal',
}

function keyOf(value: unknown): { readonly publicKey?: string } {
  const text = value instanceof Uint8Array ? hex.encode(value) : value
  // 32 bytes for Taproot, 33 otherwise, 65 uncompressed.
  return typeof text === 'string' && /^([\da-f]{64}|[\da-f]{66}|[\da-f]{130})$/i.test(text)
    ? { publicKey: text.toLowerCase() }
    : {}
}

function pathOf(value: unknown): { readonly path?: string } {
  return typeof value === 'string' && /^m(\/\d{1,10}'?){1,10}$/.test(value) ? { path: value } : {}
}

function saysPurpose(value: unknown): boolean {
  const { purpose, intention } = fieldsOf(value)
  return typeof (purpose ?? intention) === 'string'
}

function parseAccount(value: unknown): WalletAccount | null {
  const { address, publicKey, path, derivationPath, purpose, intention, symbol } = fieldsOf(value)
  const said = purpose ?? intention
  // Leather lists the addresses of all its chains and marks those of Bitcoin.
  const isOther =
    typeof said === 'string' ? !Object.hasOwn(types, said) : symbol !== undefined && symbol !== 'BTC'
  if (isOther) return null
  if (!isBitcoinAddress(address)) throw walletMalformed({ what: 'address' })
  // Without a stated purpose, Taproot is for ordinals, as in all wallets with two addresses.
  const type =
    typeof said === 'string' ? types[said] : addressKind(address) === 'p2tr' ? 'ordinal' : 'payment'
  const key = keyOf(publicKey)
  if (key.publicKey && isKeyOf(address, key.publicKey) === false)
    throw walletMalformed({ what: 'public key of another address' })
  return { address, type: type ?? 'payment', ...key, ...pathOf(path ?? derivationPath) }
}

/**
 * [BTC-1] [IDF-4] The accounts of a wallet's answer, each address once, those for payments first.
 * @throws walletMalformed if it isn't a list of Bitcoin addresses, or one is for another network than the wallet's
 */
export function parseAccounts(value: unknown, network: BitcoinNetwork | null): readonly WalletAccount[] {
  try {
    // Copied first, so a list with getters can't pass the check with one value and return another.
    const list: readonly unknown[] | null = Array.isArray(value) && value.length <= limit ? [...value] : null
    if (!list) throw walletMalformed({ what: 'accounts' })
    const parsed = list.map(parseAccount).filter((account) => account !== null)
    if (network && !parsed.every(({ address }) => isOnNetwork(address, network)))
      throw walletMalformed({ what: 'address of another network' })
    const once = parsed.filter(
      ({ address }, index) => parsed.findIndex((other) => other.address === address) === index,
    )
    const payment = once.filter(({ type }) => type === 'payment')
    // A wallet with one address pays from it, unless it states another purpose.
    if (payment.length === 0 && !list.some(saysPurpose))
      return once.map((account) => ({ ...account, type: 'payment' }))
    return [...payment, ...once.filter(({ type }) => type !== 'payment')]
  } catch (cause) {
    throw walletMalformed.is(cause) ? cause : walletMalformed({ what: 'accounts' }, { cause })
  }
}
