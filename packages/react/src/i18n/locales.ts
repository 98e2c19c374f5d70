import type { Dictionary } from './Dictionary'
import type { LocaleName } from './matchLocale'

/** Where the dictionary of each language is; the file exports it under the name of the language. */
export const locales: {
  readonly [L in LocaleName]: () => Promise<{ readonly [Name in L]: Dictionary }>
} = {
  en: () => import('./en'),
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  ja: () => import('./ja'),
  zh: () => import('./zh'),
  ar: () => import('./ar'),
}
