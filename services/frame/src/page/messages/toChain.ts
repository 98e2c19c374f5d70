import { isNetworkId, type NetworkId } from '@latchkey/protocol'
import { requestInvalid } from '../errors'

/** Reads a network as sites write it: a number, `1`, `0x1`, or CAIP-2. @throws requestInvalid */
export function toChain(chainId: string | number): NetworkId {
  const text = `${chainId}`
  const reference = /^(0x[0-9a-f]{1,16}|\d{1,16})$/i.test(text) ? `eip155:${BigInt(text)}` : text
  if (!isNetworkId(reference) || !/^(eip155:[1-9]\d*|solana:.+)$/.test(reference))
    throw requestInvalid({ reason: 'chainId' })
  return reference
}

/** Writes a network for the site: a number for EVM chains, else CAIP-2. */
export function toWireChain(chain: NetworkId): string | number {
  return chain.startsWith('eip155:') ? Number(chain.slice('eip155:'.length)) : chain
}
