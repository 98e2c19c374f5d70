import { gzipSync } from 'node:zlib'
import { dark, light } from '@latchkey/ui'
import { describe, expect, it } from 'vitest'
import { buttonStyles } from './buttonStyles'
import hostSheet from './HostButton.module.css'

describe('the styles of the buttons in the site’s page', () => {
  it('stay below 900 bytes compressed before an account is shown', () => {
    expect(gzipSync(hostSheet, { level: 9 }).length).toBeLessThan(900)
    expect(buttonStyles.startsWith(hostSheet)).toBe(true)
  })

  it('affect nothing but their own elements', () => {
    const flat = buttonStyles.replace(/@[^{]*\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1')
    const selectors = [...flat.matchAll(/([^{}]+)\{/g)].flatMap((rule) => rule[1]?.split(',') ?? [])
    expect(selectors.length).toBeGreaterThan(15)
    // The last part of each selector holds a scoped class.
    for (const selector of selectors) expect(selector).toMatch(/\.lk-\w+-\w{4}[^ >]*$/)
  })

  it('have a fallback for every token, with the themes’ colours', () => {
    expect(buttonStyles).not.toMatch(/var\(--lk-(?!host-)[\w-]+\)/)
    const same = {
      accent: '--lk-accent',
      soft: '--lk-accent-soft',
      border: '--lk-border',
      text: '--lk-text',
      quiet: '--lk-text-soft',
    } as const
    for (const [short, token] of Object.entries(same))
      for (const theme of [light, dark]) expect(buttonStyles).toContain(`--lk-host-${short}:${theme[token]}`)
  })
})
