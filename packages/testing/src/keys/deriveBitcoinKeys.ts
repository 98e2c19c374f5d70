import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { phraseRefused } from '../errors'
import { demoPhrase } from './demoPhrase'
import { demoSeed } from './demoSeed'
import type { BitcoinKey, Keys } from './Keys'

/** The keys of one account: native segwit for payments, Taproot for ordinals. */
export type BitcoinAccountKeys = {
  readonly payment: Keys['bitcoin']
  readonly ordinals: Keys['bitcoin']
}

/** The keys of a phrase's first accounts, on the paths of BIP-84 and BIP-86. @throws phraseRefused */
export function deriveBitcoinKeys(phrase: string, count: number): readonly BitcoinAccountKeys[] {
  const root = HDKey.fromMasterSeed(seedOf(phrase))
  const branch = (purpose: number, coin: number) => {
    const path = `m/${purpose}'/${coin}'/0'/0`
    const parent = root.derive(path)
    return (account: number): BitcoinKey => {
      const { privateKey, publicKey } = parent.deriveChild(account)
      if (!privateKey || !publicKey) throw phraseRefused({ reason: `there is no key at ${path}/${account}` })
      return { secretKey: privateKey, publicKey, path: `${path}/${account}` }
    }
  }
  const [segwit, segwitTest, taproot, taprootTest] = [
    branch(84, 0),
    branch(84, 1),
    branch(86, 0),
    branch(86, 1),
  ]
  return Array.from({ length: count }, (_, account) => ({
    payment: { main: segwit(account), test: segwitTest(account) },
    ordinals: { main: taproot(account), test: taprootTest(account) },
  }))
}

function seedOf(phrase: string): Uint8Array {
  if (phrase === demoPhrase) return demoSeed()
  if (!validateMnemonic(phrase, wordlist))
    throw phraseRefused({ reason: 'a word is wrong, missing or in another place' })
  return mnemonicToSeedSync(phrase)
}
