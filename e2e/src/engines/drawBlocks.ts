import { createBlockFont } from './createBlockFont'
import type { Page } from './Driver'

const font = createBlockFont().toString('base64')

/** Draws the open modal in a font that every engine measures alike. */
export async function drawBlocks(page: Pick<Page, 'evaluate'>): Promise<void> {
  await page.evaluate(async (data) => {
    const root = document.querySelector('latchkey-modal')?.shadowRoot
    if (!root) return
    // Arabic letters join, each engine in its own way. Hebrew ones run to the left as well, and stand alone.
    const isRtl = root.querySelector('[dir="rtl"]') !== null
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const shown = node.nodeValue ?? ''
      const text = shown.replace(/\p{Mn}|\p{Cf}/gu, '').replace(/\p{Script=Arabic}/gu, 'א')
      // Of a number among these letters, Firefox measures one digit of this font. Digits of an address are no number.
      const number = /(?<![\p{Script=Latin}\p{Nd}])\p{Nd}+(?![\p{Script=Latin}\p{Nd}])/gu
      const alike = isRtl ? text.replace(number, (digits) => 'א'.repeat(digits.length)) : text
      if (alike !== shown) node.nodeValue = alike
    }
    if (root.adoptedStyleSheets.some((sheet) => 'isBlocks' in sheet)) return
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    // It serves all weights, so no engine makes it bold by itself, which some do by making it wider.
    document.fonts.add(await new FontFace('Blocks', bytes, { weight: '1 1000' }).load())
    const sheet = Object.assign(new CSSStyleSheet(), { isBlocks: true })
    // Letters take whole pixels: WebKit draws them nowhere else.
    sheet.replaceSync('* { font-family: Blocks !important; letter-spacing: round(-0.45em, 1px) !important }')
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }, font)
}
