import { utf8ToBytes } from '@noble/hashes/utils.js'
import { HDKey } from '@scure/bip32'
import { requestInvalid } from '../errors'
import type { Bytes } from './Bytes'
import { deriveEd25519 } from './deriveEd25519'
import type { VaultKeys } from './VaultKeys'
import { wipe } from './wipe'
import { wordsOf } from './wordsOf'

/** The first account of MetaMask (BIP-44) and of Phantom (SLIP-10, all steps hardened). */
const evmPath = "m/44'/60'/0'/0/0"
const solanaPath = [44, 501, 0, 0]

/**
 * Creates the keys of 32 bytes of entropy. The words of the entropy open the same accounts in other wallets.
 * @throws requestInvalid
 */
export async function createKeys(entropy: Bytes): Promise<VaultKeys> {
  if (entropy.length !== 32) throw requestInvalid({ reason: 'entropy' })
  const seed = await seedOf(entropy)
  try {
    const root = HDKey.fromMasterSeed(seed)
    const node = root.derive(evmPath)
    const evm = node.privateKey?.slice()
    root.wipePrivateData()
    node.wipePrivateData()
    if (!evm) throw requestInvalid({ reason: 'entropy' })
    return { entropy: entropy.slice(), evm, solana: await deriveEd25519(seed, solanaPath) }
  } finally {
    wipe(seed)
  }
}

/** The seed of the words without a passphrase (BIP-39). WebCrypto takes a tenth of the time of a script. */
async function seedOf(entropy: Bytes): Promise<Bytes> {
  const words = utf8ToBytes(wordsOf(entropy)) as Bytes
  const material = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveBits'])
  wipe(words)
  const salt = utf8ToBytes('mnemonic') as Bytes
  return new Uint8Array(
    await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: 2048 },
      material,
      512,
    ),
  )
}
