import { en } from '../../i18n/pairing/en'
import type { PairingTexts } from '../../i18n/pairing/PairingDictionary'
import { pairingLocales } from '../../i18n/pairing/pairingLocales'
import { useGroupTexts } from '../useGroupTexts'

/** Returns the pairing texts, or null while they load. */
export function usePairingTexts(): PairingTexts | null {
  return useGroupTexts(en, pairingLocales)
}
