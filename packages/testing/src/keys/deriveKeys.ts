import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { HDKey } from '@scure/bip32'
import { mnemonicToEntropy, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { getPublicKey, HDKD, secretFromSeed } from '@scure/sr25519'
import { privateKeyToAccount } from 'viem/accounts'
import { phraseRefused } from '../errors'
import { deriveEd25519 } from './deriveEd25519'
import type { BitcoinKey, Keys } from './Keys'

/**
 * Returns the keys of a phrase's account, on the paths that other wallets use; accounts count from 0. @throws
 * phraseRefused
 */
export function deriveKeys(phrase: string, account = 0): Keys {
  const entropy = readPhrase(phrase)
  const seed = mnemonicToSeedSync(phrase)
  const root = HDKey.fromMasterSeed(seed)
  return {
    evm: privateKeyToAccount(`0x${bytesToHex(secretAt(root, `m/44'/60'/0'/0/${account}`).secretKey)}`),
    solana: deriveEd25519(seed, [44, 501, account, 0]),
    bitcoin: {
      main: secretAt(root, `m/84'/0'/0'/0/${account}`),
      test: secretAt(root, `m/84'/1'/0'/0/${account}`),
    },
    polkadot: derivePolkadot(entropy, account),
  }
}

function secretAt(root: HDKey, path: string): BitcoinKey {
  const { privateKey, publicKey } = root.derive(path)
  if (!privateKey || !publicKey) throw phraseRefused({ reason: `no key at ${path}` })
  return { secretKey: privateKey, publicKey, path }
}

/** Returns the entropy of the words. @throws phraseRefused */
function readPhrase(phrase: string): Uint8Array {
  try {
    return mnemonicToEntropy(phrase, wordlist)
  } catch (cause) {
    throw phraseRefused({ reason: 'a word is wrong, missing or in the wrong place' }, { cause })
  }
}

/** Substrate derives its seed from the phrase's entropy; BIP-39 uses the words. */
function derivePolkadot(entropy: Uint8Array, account: number): Keys['polkadot'] {
  const seed = pbkdf2(sha512, entropy, utf8ToBytes('mnemonic'), { c: 2048, dkLen: 64 }).slice(0, 32)
  const root = secretFromSeed(seed)
  // The first account is the phrase itself, the others are `//1`, `//2` and so on.
  const secretKey = account === 0 ? root : HDKD.secretHard(root, junctionOf(account))
  return { secretKey, publicKey: getPublicKey(secretKey) }
}

function junctionOf(account: number): Uint8Array {
  const junction = new Uint8Array(32)
  new DataView(junction.buffer).setUint32(0, account, true)
  return junction
}
