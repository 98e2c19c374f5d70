const names = ['en', 'de', 'es', 'fr', 'ja', 'zh', 'ar'] as const

/** A language that the modal speaks. */
export type LocaleName = (typeof names)[number]

/** The dictionary that serves a language tag: `de-AT` is served by `de`, a language we don't speak by `en`. */
export function matchLocale(tag: string): LocaleName {
  const [language] = tag.toLowerCase().split(/[-_]/)
  return names.find((name) => name === language) ?? 'en'
}
