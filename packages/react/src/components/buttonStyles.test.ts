import { describe, expect, it } from 'vitest'
import { buttonStyles } from './buttonStyles'

describe('the styles of the buttons in the host’s page', () => {
  it('touch nothing but their own classes', () => {
    const flat = buttonStyles.replace(/@[^{]*\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1')
    const selectors = [...flat.matchAll(/([^{}]+)\{/g)].flatMap((rule) => rule[1]?.split(',') ?? [])
    expect(selectors.length).toBeGreaterThan(15)
    for (const selector of selectors) expect(selector.trim()).toMatch(/^\.lk-host(?![^:[-])/)
  })

  it('have a fallback for every token', () => {
    expect(buttonStyles).not.toMatch(/var\(--lk-[\w-]+\)/)
  })
})
