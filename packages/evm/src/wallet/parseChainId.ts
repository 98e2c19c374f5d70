import { invalidChainId, type Network } from '@latchkey/protocol'

/** A chain id as wallets send it (hexadecimal or decimal text, or a number); null if it isn't one. */
export function parseChainId(value: unknown): number | null {
  const isText = typeof value === 'string' && /^(0x[\da-f]+|\d+)$/i.test(value)
  const id = isText || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** The EVM chain id of a network. @throws invalidChainId */
export function chainIdOf(network: Network): number {
  const chainId = parseChainId(network.id)
  if (chainId === null) throw invalidChainId({ chainId: network.id })
  return chainId
}
