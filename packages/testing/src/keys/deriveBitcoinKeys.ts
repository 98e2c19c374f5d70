import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { phraseRefused } from '../errors'
import { demoPhrase, demoSeed } from './demoPhrase'
import type { BitcoinKey, Keys } from './Keys'

/** A value that is created on first use. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The keys of one account: native segwit for payments, Taproot for ordinals. */
export type BitcoinAccountKeys = {
  readonly payment: Keys['bitcoin']
  readonly ordinals: Keys['bitcoin']
}

/**
 * Returns the keys of a phrase's first accounts, by BIP-84 and BIP-86. Each is derived on first use: that takes
 * milliseconds, and few tests need more than one. @throws phraseRefused
 */
export function deriveBitcoinKeys(phrase: string, count: number): readonly BitcoinAccountKeys[] {
  const root = HDKey.fromMasterSeed(seedOf(phrase))
  const branch = (purpose: number, coin: number) => {
    const path = `m/${purpose}'/${coin}'/0'/0`
    const parent = once(() => root.derive(path))
    return (account: number) => once(() => keyAt(parent(), path, account))
  }
  const both = (purpose: number) => {
    const [main, test] = [branch(purpose, 0), branch(purpose, 1)]
    return (account: number) => pairOf(main(account), test(account))
  }
  const [segwit, taproot] = [both(84), both(86)]
  return Array.from({ length: count }, (_, account) => ({
    payment: segwit(account),
    ordinals: taproot(account),
  }))
}

function pairOf(main: () => BitcoinKey, test: () => BitcoinKey): Keys['bitcoin'] {
  return {
    get main() {
      return main()
    },
    get test() {
      return test()
    },
  }
}

function keyAt(parent: HDKey, path: string, account: number): BitcoinKey {
  const { privateKey, publicKey } = parent.deriveChild(account)
  if (!privateKey || !publicKey) throw phraseRefused({ reason: `no key at ${path}/${account}` })
  return { secretKey: privateKey, publicKey, path: `${path}/${account}` }
}

function seedOf(phrase: string): Uint8Array {
  if (phrase === demoPhrase) return demoSeed()
  if (!validateMnemonic(phrase, wordlist))
    throw phraseRefused({ reason: 'a word is wrong, missing or in the wrong place' })
  return mnemonicToSeedSync(phrase)
}
