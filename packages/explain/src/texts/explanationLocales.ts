import type { ExplanationTexts } from './en'

/** Loads the texts of a language. English comes with the code. */
export const explanationLocales: {
  readonly [L in 'de' | 'es' | 'fr' | 'ja' | 'zh' | 'ar']: () => Promise<{
    readonly [Name in L]: ExplanationTexts
  }>
} = {
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  ja: () => import('./ja'),
  zh: () => import('./zh'),
  ar: () => import('./ar'),
}
