import type { LocaleName } from './locales'

const names: readonly LocaleName[] = ['en', 'de', 'es', 'fr', 'ja', 'zh', 'ar']

/** The dictionary that serves a language tag: `de-AT` is served by `de`, a language we don't speak by `en`. */
export function matchLocale(tag: string): LocaleName {
  const [language] = tag.toLowerCase().split(/[-_]/)
  return names.find((name) => name === language) ?? 'en'
}
