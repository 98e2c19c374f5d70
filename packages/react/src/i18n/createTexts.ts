import { createTranslator, type Translator } from '@latchkey/ui'
import type { Dictionary, TextKey } from './Dictionary'
import type { en } from './en'

/** Looks a text up and fills its braces; a missing value does not compile. */
export type Translate = Translator<typeof en>['t']

/** Everything that depends on the visitor's language. */
export type Texts = Translator<typeof en> & {
  /** Whether a word of unknown origin, like `error.` and an error's code, names a text. */
  has(key: string): key is TextKey
  /** How long before `now` something was, like "2 minutes ago". */
  formatAgo(at: number, now: number): string
}

const agoSteps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
]

/** Binds a dictionary to its language. */
export function createTexts(locale: string, dictionary: Dictionary): Texts {
  return {
    ...createTranslator<typeof en>(dictionary, locale),
    has: (key): key is TextKey => Object.hasOwn(dictionary, key) || Object.hasOwn(dictionary, `${key}.other`),
    formatAgo(at, now) {
      const [unit, size] = agoSteps.find(([, ms]) => now - at >= ms) ?? (['second', 1_000] as const)
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
        -Math.floor((now - at) / size),
        unit,
      )
    },
  }
}
