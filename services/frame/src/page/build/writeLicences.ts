/** A library in a bundle, as Vite lists it. */
type Library = {
  readonly name: string
  readonly version: string
  readonly identifier?: string
  readonly text?: string
}

/** Writes the licences of the libraries in several bundles, each library once, from the lists that Vite made. */
export function writeLicences(lists: readonly string[]): string {
  const libraries = new Map(
    lists
      .flatMap((list) => JSON.parse(list) as readonly Library[])
      .map((library) => [`${library.name} ${library.version}`, library] as const),
  )
  const sections = [...libraries].sort().map(([title, { identifier, text }]) => {
    const heading = `## ${title}${identifier === undefined ? '' : ` (${identifier})`}`
    return text === undefined ? heading : `${heading}\n\n${text}`
  })
  return `${['# Licences', 'The pages contain these libraries.', ...sections].join('\n\n')}\n`
}
