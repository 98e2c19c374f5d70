import type { Dictionary } from './Dictionary'

/** The languages there is a dictionary for, each loaded when the modal is first shown in it. */
export const locales = {
  en: () => import('./en').then(({ en }): Dictionary => en),
  de: () => import('./de').then(({ de }): Dictionary => de),
  es: () => import('./es').then(({ es }): Dictionary => es),
  fr: () => import('./fr').then(({ fr }): Dictionary => fr),
  ja: () => import('./ja').then(({ ja }): Dictionary => ja),
  zh: () => import('./zh').then(({ zh }): Dictionary => zh),
  ar: () => import('./ar').then(({ ar }): Dictionary => ar),
} as const

/** A language that the modal speaks. */
export type LocaleName = keyof typeof locales
