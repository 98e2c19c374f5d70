import type { Dictionary } from './Dictionary'
import type { LocaleName } from './matchLocale'

/** Where the dictionary of each language is; English comes with the modal, as the one to fall back on. */
export const locales: { readonly [L in Exclude<LocaleName, 'en'>]: () => Promise<Dictionary> } = {
  de: () => import('./de').then(({ de }) => de),
  es: () => import('./es').then(({ es }) => es),
  fr: () => import('./fr').then(({ fr }) => fr),
  ja: () => import('./ja').then(({ ja }) => ja),
  zh: () => import('./zh').then(({ zh }) => zh),
  ar: () => import('./ar').then(({ ar }) => ar),
}
