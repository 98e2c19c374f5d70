import { storagePrefix } from '@latchkey/protocol'
import { demoPhrase, deriveKeys } from '@latchkey/testing/pairing'

const key = `${storagePrefix}wallet-phrase`

/** The recovery phrase of the keys: the public one or the owner's. */
export type PhraseBox = {
  readonly phrase: string
  readonly isDemo: boolean
  /** @throws phraseRefused */
  keep(phrase: string): void
  forget(): void
}

/** Opens the phrase this browser keeps. An unreadable one falls back to the demo phrase. */
export function openPhrase(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): PhraseBox {
  const own = readOwn(storage)
  return {
    phrase: own ?? demoPhrase,
    isDemo: own === null,
    keep(text) {
      const phrase = text.trim().toLowerCase().split(/\s+/).join(' ')
      deriveKeys(phrase)
      if (phrase === demoPhrase) storage.removeItem(key)
      else storage.setItem(key, phrase)
    },
    forget: () => storage.removeItem(key),
  }
}

function readOwn(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    const phrase = storage.getItem(key)
    if (phrase !== null) deriveKeys(phrase)
    return phrase
  } catch {
    // Storage is blocked or holds something else: no key can come from it.
    return null
  }
}
