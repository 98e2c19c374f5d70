import { storagePrefix } from '@latchkey/protocol'
import { demoPhrase, deriveKeys } from '@latchkey/testing/pairing'

const key = `${storagePrefix}wallet-phrase`

/** The phrase that the keys come from: everybody's, or the owner's own. */
export type PhraseBox = {
  readonly phrase: string
  readonly isDemo: boolean
  /** @throws phraseRefused */
  keep(phrase: string): void
  forget(): void
}

/** Opens what this browser keeps; a phrase that can't be read leaves the demo one. */
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
    // Forbidden, or written by another: no key can be made of it.
    return null
  }
}
