/** Creates a constructable style sheet for the document of `root`, without a `<style>` element. */
export function createStyleSheet(text: string, root: Document | ShadowRoot): CSSStyleSheet {
  const view = (root.ownerDocument ?? root).defaultView
  // A sheet can be adopted only in the document whose window created it.
  const sheet = new (view ?? globalThis).CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

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
