import { generateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'

/** Creates twelve random words. */
export function createPhrase(): string {
  return generateMnemonic(wordlist, 128)
}
