/** Makes a constructable style sheet that belongs to the document of `root`, so that no `<style>` is needed. */
export function createStyleSheet(text: string, root: Document | ShadowRoot): CSSStyleSheet {
  const view = (root.ownerDocument ?? root).defaultView
  // A sheet may only be adopted in the document whose window constructed it.
  const sheet = new (view ?? globalThis).CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
