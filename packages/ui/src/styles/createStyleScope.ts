import { createStyleSheet } from './createStyleSheet'

/** Adds the styles of rendered parts to a root (shadow root or document). */
export type StyleScope = {
  /** Adds a style sheet once; later calls do nothing. */
  adopt(text: string): void
}

/** Creates the scope of one root; `first` are the sheets that come before those of the parts. */
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
