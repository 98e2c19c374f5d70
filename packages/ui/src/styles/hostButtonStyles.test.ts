import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { dark } from '../theme/dark'
import { light } from '../theme/light'
import { hostButtonStyles } from './hostButtonStyles'

describe('hostButtonStyles', () => {
  const flat = hostButtonStyles.replace(/@media[^{]*\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1')

  it('stays below 900 bytes on the wire', () => {
    expect(gzipSync(hostButtonStyles, { level: 9 }).length).toBeLessThan(900)
  })

  it('touches nothing of the host page but its own classes', () => {
    const selectors = [...flat.matchAll(/([^{}]+)\{/g)].flatMap((rule) => rule[1]?.split(',') ?? [])
    expect(selectors.length).toBeGreaterThan(8)
    for (const selector of selectors) expect(selector.trim()).toMatch(/^\.lk-host(?![^:[-])/)
  })

  it('has a fallback for every token, with the colours of the themes', () => {
    expect(hostButtonStyles).toMatch(/var\(--lk-accent,/)
    expect(hostButtonStyles).not.toMatch(/var\(--lk-[\w-]+\)/)
    const same: Record<string, keyof typeof light> = {
      a: '--lk-accent',
      h: '--lk-accent-soft',
      b: '--lk-border',
      t: '--lk-text',
      q: '--lk-text-soft',
    }
    for (const [short, name] of Object.entries(same)) {
      for (const theme of [light, dark]) expect(hostButtonStyles).toContain(`--h-${short}:${theme[name]}`)
    }
  })
})
