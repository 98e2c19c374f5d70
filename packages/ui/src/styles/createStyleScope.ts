import { createStyleSheet } from './createStyleSheet'

/** Gives a root (shadow root or document) the styles of the parts that are rendered in it. */
export type StyleScope = {
  /** Adds a style text once; a second time nothing happens. */
  adopt(text: string): void
}

/** Makes the scope of one root; `first` are the texts that come before those of the parts. */
export function createStyleScope(root: Document | ShadowRoot, first: readonly string[] = []): StyleScope {
  const adopted = new Set<string>()
  const scope: StyleScope = {
    adopt(text) {
      if (adopted.has(text)) return
      adopted.add(text)
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, createStyleSheet(text, root)]
    },
  }
  first.forEach(scope.adopt)
  return scope
}
