import { buttonTexts } from './buttonTexts'

/** A language of the modal. */
export type LocaleName = keyof typeof buttonTexts

const isSpoken = (language: string): language is LocaleName => Object.hasOwn(buttonTexts, language)

/** Returns the dictionary for a language tag: `de` for `de-AT`, and `en` for an unsupported language. */
export function matchLocale(tag: string): LocaleName {
  const [language = ''] = tag.toLowerCase().split(/[-_]/)
  return isSpoken(language) ? language : 'en'
}
