import { transferRefused } from '@latchkey/protocol'
import type { Chain } from './Chain'

/** A transfer of the chain's own coin, or of an asset. `keepsAlive` makes it fail if it would end the sender's account. */
export type TransferCall = {
  readonly to: string
  readonly amount: bigint
  readonly keepsAlive: boolean
  /** The number of the asset; the chain's own coin without it. */
  readonly token?: number
}

/** Encodes a call of the chain. @throws transferRefused if the chain has no such call */
export function encodeTransfer(
  { builder }: Chain,
  { to, amount, keepsAlive, token }: TransferCall,
): Uint8Array {
  const target = { type: 'Id', value: to }
  const encode = (pallet: string, name: string, args: object) => {
    const { codec, location } = builder.buildCall(pallet, name)
    return Uint8Array.from([...location, ...codec.enc(args)])
  }
  try {
    if (token !== undefined)
      return encode('Assets', keepsAlive ? 'transfer_keep_alive' : 'transfer', { id: token, target, amount })
    const args = { dest: target, value: amount }
    if (keepsAlive) return encode('Balances', 'transfer_keep_alive', args)
    try {
      return encode('Balances', 'transfer_allow_death', args)
    } catch {
      // Older chains have it by its first name.
      return encode('Balances', 'transfer', args)
    }
  } catch (cause) {
    throw transferRefused({}, { cause })
  }
}
