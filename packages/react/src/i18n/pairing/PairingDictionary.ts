import type { Dictionary, Translator } from '@latchkey/ui'
import type { en } from './en'

/** A complete set of the texts about wallets elsewhere. */
export type PairingDictionary = Dictionary<typeof en>

/** The texts about wallets elsewhere, in one language. */
export type PairingTexts = Translator<typeof en>
