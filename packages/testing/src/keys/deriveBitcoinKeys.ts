import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { phraseRefused } from '../errors'
import type { BitcoinKey, Keys } from './Keys'

/** The keys of one account: native segwit for payments, Taproot for ordinals. */
export type BitcoinAccountKeys = {
  readonly payment: Keys['bitcoin']
  readonly ordinals: Keys['bitcoin']
}

/** The keys of a phrase's first accounts, on the paths of BIP-84 and BIP-86. @throws phraseRefused */
export function deriveBitcoinKeys(phrase: string, count: number): readonly BitcoinAccountKeys[] {
  if (!validateMnemonic(phrase, wordlist))
    throw phraseRefused({ reason: 'a word is wrong, missing or in another place' })
  const root = HDKey.fromMasterSeed(mnemonicToSeedSync(phrase))
  const keyAt = (path: string): BitcoinKey => {
    const { privateKey, publicKey } = root.derive(path)
    if (!privateKey || !publicKey) throw phraseRefused({ reason: `there is no key at ${path}` })
    return { secretKey: privateKey, publicKey, path }
  }
  const branches = (purpose: number, account: number): Keys['bitcoin'] => ({
    main: keyAt(`m/${purpose}'/0'/0'/0/${account}`),
    test: keyAt(`m/${purpose}'/1'/0'/0/${account}`),
  })
  return Array.from({ length: count }, (_, account) => ({
    payment: branches(84, account),
    ordinals: branches(86, account),
  }))
}
