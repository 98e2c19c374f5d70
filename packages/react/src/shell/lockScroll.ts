import { createStyleSheet } from '@latchkey/ui'

const clips = (element: Element) => getComputedStyle(element).overflowY !== 'visible'

/** Keeps the page behind from scrolling, without moving it. Returns how to undo it. */
export function lockScroll(document: Document): () => void {
  const { documentElement: html, body, defaultView } = document
  // The body's overflow is the page's own as long as the root has none.
  const scroller = !clips(html) && clips(body) ? 'body' : 'html'
  const barWidth = (defaultView?.innerWidth ?? 0) - html.clientWidth
  // The gutter keeps the space of a classic scroll bar; overlay scroll bars take none.
  const gutter = barWidth > 0 ? 'html{scrollbar-gutter:stable!important}' : ''
  const sheet = createStyleSheet(`${scroller}{overflow:hidden!important}${gutter}`, document)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
