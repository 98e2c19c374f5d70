import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EveryPart } from './testing/EveryPart'

describe('@latchkey/ui', () => {
  it('imports and renders in Node without touching the browser', () => {
    expect('document' in globalThis).toBe(false)
    const html = renderToString(createElement(EveryPart))
    for (const part of ['button', 'list-item', 'ring', 'tabs', 'notice'])
      expect(html).toContain(`data-part="${part}"`)
  })
})
