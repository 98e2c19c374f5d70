import { TypeRegistry } from '@polkadot/types'
import type { AccountInfoWithTripleRefCount } from '@polkadot/types/interfaces'
import { blake2b, twox } from '@polkadot/wasm-crypto'
import { decodeAddress } from '../ss58/decodeAddress'

type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/** The free balance as polkadot.js reads it, at the storage key that the Rust library computes. */
export async function readFree(ask: Ask, address: string): Promise<bigint> {
  const id = decodeAddress(address) ?? new Uint8Array(32)
  const text = new TextEncoder()
  const key = Buffer.concat([
    twox(text.encode('System'), 2),
    twox(text.encode('Account'), 2),
    blake2b(id, new Uint8Array(), 16),
    id,
  ])
  const stored = await ask('state_getStorage', [`0x${key.toString('hex')}`])
  if (stored === null) return 0n
  const { data } = new TypeRegistry().createType<AccountInfoWithTripleRefCount>(
    'AccountInfoWithTripleRefCount',
    stored,
  )
  return data.free.toBigInt()
}
