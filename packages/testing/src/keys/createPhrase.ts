import { generateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'

/** Twelve new words, of the platform's own randomness. */
export function createPhrase(): string {
  return generateMnemonic(wordlist, 128)
}
