import type { Dictionary } from './Dictionary'
import type { LocaleName } from './matchLocale'

/** Loads the dictionary of a language. Each file exports it under the language's name. */
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
