import { base58, base64urlnopad, hex } from '@scure/base'
import { sealBroken } from '../page/errors'
import { addressesOf } from '../page/vault/addressesOf'
import type { Bytes } from '../page/vault/Bytes'
import { openKeys } from '../page/vault/openKeys'
import type { VaultKeys } from '../page/vault/VaultKeys'
import { wordsOf } from '../page/vault/wordsOf'
import { codeFactor } from './codeFactor'
import { recoverySecretWrong } from './errors'
import { readRecoveryFile } from './readRecoveryFile'
import { stretchPassword } from './stretchPassword'

/** What a recovery file holds, in the forms that other wallets take. */
export type RecoveredWallet = {
  /** The 24 words. */
  readonly words: string
  /** Private keys: EVM in hexadecimal, Solana in base58 with the public key behind it. */
  readonly keys: { readonly eip155: `0x${string}`; readonly solana: string }
  /** As derived from the keys, never as the file says. */
  readonly addresses: { readonly eip155: `0x${string}`; readonly solana: string }
}

/**
 * Opens a recovery file with its password or code. It asks no server.
 * @throws recoveryFileInvalid, recoverySecretWrong
 */
export async function openRecoveryFile(text: string, secret: string): Promise<RecoveredWallet> {
  const { vault, slot } = readRecoveryFile(text)
  const { slotId, kind, by, sealed } = slot
  const salt = base64urlnopad.decode(slot.salt) as Bytes
  const a = by === 'code' ? await codeFactor(secret) : await stretchPassword(secret, salt)
  try {
    return await openKeys({ ...vault, slot: { slotId, kind, sealed, a, b: salt } }, toWallet)
  } catch (cause) {
    if (sealBroken.is(cause)) throw recoverySecretWrong({}, { cause })
    throw cause
  }
}

async function toWallet(keys: VaultKeys): Promise<RecoveredWallet> {
  const addresses = await addressesOf(keys)
  const pair = Uint8Array.of(...keys.solana, ...base58.decode(addresses.solana))
  return {
    words: wordsOf(keys.entropy),
    keys: { eip155: `0x${hex.encode(keys.evm)}`, solana: base58.encode(pair) },
    addresses,
  }
}
