import { buttonTexts } from './buttonTexts'

/** A language that the modal speaks. */
export type LocaleName = keyof typeof buttonTexts

const isSpoken = (language: string): language is LocaleName => Object.hasOwn(buttonTexts, language)

/** The dictionary that serves a language tag: `de-AT` is served by `de`, a language we don't speak by `en`. */
export function matchLocale(tag: string): LocaleName {
  const [language = ''] = tag.toLowerCase().split(/[-_]/)
  return isSpoken(language) ? language : 'en'
}
