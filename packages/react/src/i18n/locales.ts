import type { Dictionary } from './Dictionary'
import type { LocaleName } from './matchLocale'

/** Where the dictionary of each language is. */
export const locales: { readonly [L in LocaleName]: () => Promise<Dictionary> } = {
  en: () => import('./en').then(({ en }) => en),
  de: () => import('./de').then(({ de }) => de),
  es: () => import('./es').then(({ es }) => es),
  fr: () => import('./fr').then(({ fr }) => fr),
  ja: () => import('./ja').then(({ ja }) => ja),
  zh: () => import('./zh').then(({ zh }) => zh),
  ar: () => import('./ar').then(({ ar }) => ar),
}
