import { describe, expect, it, onTestFinished } from 'vitest'
import { baseStyles } from '../styles/baseStyles'
import { createStyleScope } from '../styles/createStyleScope'
import { emulateMedia } from '../testing/emulateMedia'
import { applyTheme } from './applyTheme'
import { dark } from './dark'
import { light } from './light'
import { scale } from './scale'
import { themeStyles } from './themeStyles'
import type { ThemeVariables } from './tokens'

function createHost() {
  const host = document.createElement('latchkey-modal')
  const inside = document.createElement('div')
  host.attachShadow({ mode: 'open' }).append(inside)
  document.body.append(host)
  onTestFinished(() => host.remove())
  createStyleScope(host.shadowRoot as ShadowRoot, [themeStyles(), baseStyles])
  return { host, inside, token: (name: string) => getComputedStyle(inside).getPropertyValue(name) }
}

describe('applyTheme', () => {
  it('[NAV-15] sets every token in light and dark', () => {
    const { host, inside, token } = createHost()
    for (const [mode, theme] of Object.entries({ light, dark })) {
      applyTheme(host, { mode: mode === 'dark' ? 'dark' : 'light' })
      for (const [name, value] of Object.entries(theme)) expect(token(name), name).toBe(value)
      for (const name of Object.keys(scale)) expect(token(name), name).not.toBe('')
      expect(getComputedStyle(inside).colorScheme).toBe(mode)
    }
    expect(token('--lk-width')).toBe('360px')
  })

  it('[NAV-16] header text 120 ms, height and view 150 ms, shake 500 ms', () => {
    const { token } = createHost()
    const names = ['header', 'height', 'view', 'shake'].map((name) => token(`--lk-duration-${name}`))
    expect(names).toEqual(['120ms', '150ms', '150ms', '500ms'])
  })

  it('follows the visitor’s preference without a mode', async () => {
    const { host, token } = createHost()
    await emulateMedia({ 'prefers-color-scheme': 'dark' })
    applyTheme(host, {})
    expect(token('--lk-surface')).toBe(dark['--lk-surface'])
    await emulateMedia({ 'prefers-color-scheme': 'light' })
    expect(token('--lk-surface')).toBe(light['--lk-surface'])
    applyTheme(host, { mode: 'dark' })
    expect(token('--lk-surface')).toBe(dark['--lk-surface'])
  })

  it('derives the colours that go with an accent, unless they are set', () => {
    const { host, token } = createHost()
    applyTheme(host, { mode: 'light', variables: { '--lk-accent': '#ffd400', '--lk-focus': '#123456' } })
    expect([token('--lk-accent'), token('--lk-on-accent'), token('--lk-focus')]).toEqual([
      '#ffd400',
      '#000000',
      '#123456',
    ])
    expect(token('--lk-accent-text')).not.toBe(light['--lk-accent-text'])
  })

  it('removes the values of an earlier call', () => {
    const { host, token } = createHost()
    applyTheme(host, { mode: 'light', variables: { '--lk-accent': '#ffd400', '--lk-radius': '0' } })
    applyTheme(host, { mode: 'light', variables: {} })
    expect([token('--lk-accent'), token('--lk-radius'), host.getAttribute('style')]).toEqual([
      light['--lk-accent'],
      '1',
      '',
    ])
  })

  it('ignores and returns names outside the contract and values that aren’t plain', () => {
    const { host, token } = createHost()
    const variables: Record<string, unknown> = {
      '--lk-text': '#222222',
      '--lk-border': '#ddd;color:red',
      '--lk-surface': 'url(https://evil.example/x)',
      '--lk-font': 7,
      '--w3m-accent': '#fff',
      color: 'red',
      toString: 'x',
    }
    const { ignored } = applyTheme(host, { mode: 'light', variables: variables as ThemeVariables })
    expect(ignored).toEqual(['--lk-border', '--lk-surface', '--lk-font', '--w3m-accent', 'color', 'toString'])
    expect(token('--lk-text')).toBe('#222222')
    expect(host.style.cssText).toBe('--lk-text: #222222;')
  })

  it('scales every corner by one factor', () => {
    const { host, inside } = createHost()
    inside.style.borderRadius = 'var(--lk-radius-xl)'
    expect(getComputedStyle(inside).borderRadius).toBe('24px')
    applyTheme(host, { variables: { '--lk-radius': '.5' } })
    expect(getComputedStyle(inside).borderRadius).toBe('12px')
  })
})
