import { createStyleSheet } from '@latchkey/ui'

/**
 * Adopts a style sheet in a document or shadow root once, however many buttons ask for it; `name` tells the sheets
 * apart.
 */
export function adoptStyles(root: Document | ShadowRoot, name: string, text: string): void {
  // A registered symbol is the same for every copy of the package on the page.
  const mark = Symbol.for(`@latchkey/${name}`)
  // Browsers that are too old for this show plain buttons, which work.
  if (root.adoptedStyleSheets?.some((sheet) => mark in sheet) ?? true) return
  const sheet = Object.assign(createStyleSheet(text, root), { [mark]: true })
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
