/** Creates a constructable style sheet for the document of `root`, without a `<style>` element. */
export function createStyleSheet(text: string, root: Document | ShadowRoot): CSSStyleSheet {
  const view = (root.ownerDocument ?? root).defaultView
  // A sheet can be adopted only in the document whose window created it.
  const sheet = new (view ?? globalThis).CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
