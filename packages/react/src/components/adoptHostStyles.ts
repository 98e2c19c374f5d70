import { createStyleSheet } from '@latchkey/ui'
import { hostStyles } from './hostStyles'

/** A registered symbol is the same for every copy of the package on the page. */
const mark = /* @__PURE__ */ Symbol.for('@latchkey/host-styles')

/** Gives a document the buttons' styles, once. */
export function adoptHostStyles(document: Document): void {
  if (document.adoptedStyleSheets.some((sheet) => mark in sheet)) return
  const sheet = Object.assign(createStyleSheet(hostStyles, document), { [mark]: true })
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
