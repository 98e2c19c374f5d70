import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { HDKey } from '@scure/bip32'
import { mnemonicToEntropy, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { getPublicKey, secretFromSeed } from '@scure/sr25519'
import { privateKeyToAccount } from 'viem/accounts'
import { requestRefused } from '../errors'
import { deriveEd25519 } from './deriveEd25519'
import type { BitcoinKey, Keys } from './Keys'

/** The keys of a phrase, on the paths that other wallets use. @throws requestRefused */
export function deriveKeys(phrase: string): Keys {
  const seed = mnemonicToSeedSync(phrase)
  const root = HDKey.fromMasterSeed(seed)
  return {
    evm: privateKeyToAccount(`0x${bytesToHex(secretAt(root, "m/44'/60'/0'/0/0").secretKey)}`),
    solana: deriveEd25519(seed, [44, 501, 0, 0]),
    bitcoin: { main: secretAt(root, "m/84'/0'/0'/0/0"), test: secretAt(root, "m/84'/1'/0'/0/0") },
    polkadot: derivePolkadot(phrase),
  }
}

function secretAt(root: HDKey, path: string): BitcoinKey {
  const { privateKey, publicKey } = root.derive(path)
  if (!privateKey || !publicKey) throw requestRefused({ reason: `There is no key at ${path}` })
  return { secretKey: privateKey, publicKey, path }
}

/** Substrate makes its seed of the phrase's entropy, where BIP-39 takes the words themselves. */
function derivePolkadot(phrase: string): Keys['polkadot'] {
  const entropy = mnemonicToEntropy(phrase, wordlist)
  const seed = pbkdf2(sha512, entropy, utf8ToBytes('mnemonic'), { c: 2048, dkLen: 64 }).slice(0, 32)
  const secretKey = secretFromSeed(seed)
  return { secretKey, publicKey: getPublicKey(secretKey) }
}
