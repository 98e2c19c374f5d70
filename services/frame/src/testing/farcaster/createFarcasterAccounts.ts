import { callNode } from '@latchkey/rpc'
import { type Hex, pad, toHex } from 'viem'
import { farcasterContracts } from '../../server/social/farcaster/createFarcasterRegistry'

/** Farcaster's accounts on a local chain. */
export type FarcasterAccounts = {
  /** Makes an address the owner of an account; 0 takes it away. */
  setOwner(address: Hex, fid: number): Promise<void>
  /** Adds a key to an account: an auth address by default. Removed keys have the state 2. */
  setKey(
    address: Hex,
    fid: number,
    key?: { readonly state?: number; readonly keyType?: number },
  ): Promise<void>
}

/** `idOf(owner)`: returns the word that is stored under the owner. */
const idsCode = '0x6004355460005260206000f3'
/** `keyDataOf(fid, key)`: the word stored under the key and the fid holds the state in its last byte, then the type. */
const keysCode = '0x60043560a01b60643518548060ff1660005260081c60205260406000f3'

/** Puts stubs at the addresses of Farcaster's registries on a local chain. They answer like the real ones. */
export async function createFarcasterAccounts(nodeUrl: string): Promise<FarcasterAccounts> {
  const send = (method: string, ...params: readonly unknown[]) => callNode(nodeUrl, { method, params })
  const store = (contract: Hex, slot: bigint, value: bigint) =>
    send('anvil_setStorageAt', contract, toHex(slot, { size: 32 }), toHex(value, { size: 32 }))
  await send('anvil_setCode', farcasterContracts.ids, idsCode)
  await send('anvil_setCode', farcasterContracts.keys, keysCode)
  return {
    async setOwner(address, fid) {
      await store(farcasterContracts.ids, BigInt(pad(address)), BigInt(fid))
    },
    async setKey(address, fid, { state = 1, keyType = 2 } = {}) {
      const slot = BigInt(address) ^ (BigInt(fid) << 160n)
      await store(farcasterContracts.keys, slot, BigInt(state) | (BigInt(keyType) << 8n))
    },
  }
}
