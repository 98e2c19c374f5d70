import type { Dictionary, Translator } from '@latchkey/ui'
import type { en } from './en'

/** All pairing texts. */
export type PairingDictionary = Dictionary<typeof en>

/** The pairing texts in one language. */
export type PairingTexts = Translator<typeof en>
