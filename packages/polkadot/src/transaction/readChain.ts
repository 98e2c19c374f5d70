import { malformedAnswer, type Network } from '@latchkey/protocol'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { askNode } from '../read/askNode'

/** What a transaction needs besides its call. */
export type ChainFacts = {
  readonly metadata: Uint8Array
  readonly genesisHash: Uint8Array
  /** A finalized block; the transaction is valid for some blocks after it. */
  readonly blockHash: Uint8Array
  readonly blockNumber: number
  readonly nonce: number
  readonly specVersion: number
  readonly transactionVersion: number
}

function parseBytes(value: unknown, what: string, length?: number): Uint8Array {
  if (typeof value !== 'string' || !/^0x([\da-f]{2})+$/i.test(value)) throw malformedAnswer({ what })
  const bytes = hexToBytes(value.slice(2))
  if (length !== undefined && bytes.length !== length) throw malformedAnswer({ what })
  return bytes
}

/** A number of 32 bits, as such or in hexadecimal. */
function parseNumber(value: unknown, what: string): number {
  const number = typeof value === 'string' && /^0x[\da-f]{1,8}$/i.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || number >= 2 ** 32)
    throw malformedAnswer({ what })
  return number
}

/**
 * Reads what a transaction needs from the site's own node. @throws malformedAnswer, also if the node is on another
 * chain, and what `askNode` throws
 */
export async function readChain(network: Network, address: string): Promise<ChainFacts> {
  const ask = (method: string, ...params: readonly unknown[]) => askNode(network, method, params)
  const [metadata, version, genesis, head, nonce] = await Promise.all([
    ask('state_getMetadata'),
    ask('state_getRuntimeVersion'),
    ask('chain_getBlockHash', 0),
    ask('chain_getFinalizedHead'),
    ask('system_accountNextIndex', address),
  ])
  const genesisHash = parseBytes(genesis, 'genesis hash', 32)
  if (!bytesToHex(genesisHash).startsWith(String(network.id))) throw malformedAnswer({ what: 'genesis hash' })
  const { specVersion, transactionVersion } = Object(version)
  return {
    metadata: parseBytes(metadata, 'metadata'),
    genesisHash,
    blockHash: parseBytes(head, 'block hash', 32),
    blockNumber: parseNumber(Object(await ask('chain_getHeader', head)).number, 'block number'),
    nonce: parseNumber(nonce, 'nonce'),
    specVersion: parseNumber(specVersion, 'spec version'),
    transactionVersion: parseNumber(transactionVersion, 'transaction version'),
  }
}
