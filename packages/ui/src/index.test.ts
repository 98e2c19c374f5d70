import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as ui from './index'
import { EveryPart } from './testing/EveryPart'

const texts = Object.entries(ui).filter(
  (entry): entry is [string, string] => /Styles$/.test(entry[0]) && typeof entry[1] === 'string',
)

describe('@latchkey/ui', () => {
  it('imports and renders in Node without touching the browser', () => {
    expect('document' in globalThis).toBe(false)
    const html = renderToString(createElement(EveryPart))
    for (const part of ['button', 'list-item', 'ring', 'tabs', 'notice'])
      expect(html).toContain(`data-part="${part}"`)
  })

  it('uses only tokens of the contract', () => {
    const names = new Set<string>(Object.keys({ ...ui.light, ...ui.scale, '--lk-color-scheme': '' }))
    expect(texts.length).toBeGreaterThan(20)
    for (const [name, text] of texts) {
      for (const use of text.matchAll(/var\((--lk-[\w-]+)/g))
        expect(names, `${use[1]} in ${name}`).toContain(use[1])
    }
  })

  it('writes no colour outside the themes, but for the monogram and the QR code, which cameras read dark on white only', () => {
    for (const [name, text] of texts) {
      if (['monogramStyles', 'hostButtonStyles', 'qrCodeStyles'].includes(name)) continue
      expect(text.replaceAll('#000', ''), name).not.toMatch(/#[\da-f]{3}|rgb\(|hsl\(/i)
    }
  })

  it('keeps white letters readable on every tint of the monogram', () => {
    const tints = ui.monogramStyles
      .match(/background:#[\da-f]{6}/g)
      ?.map((rule) => ui.parseColour(rule.slice(11)))
    expect(tints).toHaveLength(7)
    for (const tint of tints ?? [])
      expect(ui.contrast(tint ?? [0, 0, 0], [255, 255, 255])).toBeGreaterThanOrEqual(4.5)
  })

  it('names no physical side in any style, so that right to left is a mirror', () => {
    for (const [name, text] of texts) {
      expect(text, name).not.toMatch(
        /[;{](?:margin|padding|border)-(?:left|right)|[;{](?:left|right|width|height):/,
      )
    }
  })
})
