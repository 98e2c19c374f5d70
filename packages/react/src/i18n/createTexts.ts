import { createTranslator, type Translator } from '@latchkey/ui'
import type { Dictionary, TextKey } from './Dictionary'
import type { en } from './en'

/** Looks up a text and fills its placeholders. A missing value doesn't compile. */
export type Translate = Translator<typeof en>['t']

/** Everything that depends on the visitor's language. */
export type Texts = Translator<typeof en> & {
  /** Whether a key that was put together, such as `error.` and a code, exists. */
  has(key: string): key is TextKey
}

/** Binds a dictionary to its language. */
export function createTexts(locale: string, dictionary: Dictionary): Texts {
  return {
    ...createTranslator<typeof en>(dictionary, locale),
    has: (key): key is TextKey => Object.hasOwn(dictionary, key) || Object.hasOwn(dictionary, `${key}.other`),
  }
}
