import { createStyleSheet } from '@latchkey/ui'

/** Gives a document a style text once, however many buttons ask for it; `name` tells the texts apart. */
export function adoptStyles(document: Document, name: string, text: string): void {
  // A registered symbol is the same for every copy of the package on the page.
  const mark = Symbol.for(`@latchkey/${name}`)
  // A browser too old for this shows plain buttons, which work.
  if (document.adoptedStyleSheets?.some((sheet) => mark in sheet) ?? true) return
  const sheet = Object.assign(createStyleSheet(text, document), { [mark]: true })
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
