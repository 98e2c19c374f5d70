import type { Asset, TransactionRequest } from '@latchkey/core'
import { invalidRequest } from '@latchkey/protocol'

/** The first four bytes of the hashes of the functions that move tokens. */
const selectors = {
  /** `transfer(address,uint256)` */
  token: '0xa9059cbb',
  /** `safeTransferFrom(address,address,uint256)` */
  erc721: '0x42842e0e',
  /** `safeTransferFrom(address,address,uint256,uint256,bytes)` */
  erc1155: '0xf242432a',
}

/** A number as a 32-byte word, in hexadecimal without 0x. @throws invalidRequest */
export function toWord(value: bigint): string {
  if (value < 0n || value >= 1n << 256n) throw invalidRequest({ reason: 'a number has more than 256 bits' })
  return value.toString(16).padStart(64, '0')
}

/** An address as a 32-byte word, in hexadecimal without 0x. */
export function addressWord(address: string): string {
  return address.slice(2).toLowerCase().padStart(64, '0')
}

/** The number of a collectible. @throws invalidRequest */
export function readTokenId(id: string): bigint {
  if (!/^\d{1,78}$/.test(id)) throw invalidRequest({ reason: 'the id of a collectible is not a number' })
  return BigInt(id)
}

/** [SND-1] The transaction that sends an amount of an asset. @throws invalidRequest */
export function encodeTransfer(
  asset: Asset,
  { from, to, amount }: { readonly from: string; readonly to: string; readonly amount: bigint },
): TransactionRequest {
  if (asset.kind === 'native') return { to, value: amount, data: '0x' }
  const parties = addressWord(from) + addressWord(to)
  if (asset.kind === 'token')
    return { to: asset.token, data: selectors.token + addressWord(to) + toWord(amount) }
  const id = toWord(readTokenId(asset.id))
  if (asset.standard === 'erc721') return { to: asset.token, data: selectors.erc721 + parties + id }
  if (asset.standard !== 'erc1155') throw invalidRequest({ reason: `unknown standard ${asset.standard}` })
  // The last argument is empty bytes: where they begin, and their length.
  const noBytes = toWord(160n) + toWord(0n)
  return { to: asset.token, data: selectors.erc1155 + parties + id + toWord(amount) + noBytes }
}
