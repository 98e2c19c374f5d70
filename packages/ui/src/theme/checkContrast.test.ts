import { describe, expect, it } from 'vitest'
import { checkContrast } from './checkContrast'
import { contrast } from './contrast'
import { dark } from './dark'
import { fromAccent, mix } from './fromAccent'
import { light } from './light'
import { parseColour } from './parseColour'
import { themePresets } from './themePresets'
import type { ColourToken, ThemeColours } from './tokens'

/** The colours that a preset gives the modal. */
const presets = Object.entries(themePresets).map(([name, { mode, variables }]) => {
  const colours = Object.entries(variables).filter(([token]) => Object.hasOwn(light, token))
  const base: ThemeColours = { ...(mode === 'dark' ? dark : light), ...Object.fromEntries(colours) }
  return [name, { ...base, ...fromAccent(variables['--lk-accent'], base) }] as const
})

describe('contrast', () => {
  it('returns the ratios of WCAG 2', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21)
    expect(contrast([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2)
    expect(contrast([10, 20, 30], [10, 20, 30])).toBe(1)
  })
})

describe('parseColour', () => {
  it.each([
    ['#fff', [255, 255, 255]],
    ['#0d6183', [13, 97, 131]],
    [' RGB(1, 2, 3) ', [1, 2, 3]],
    ['rgb(1 2 3)', [1, 2, 3]],
    ['rgb(1 2 300)', undefined],
    ['#12', undefined],
    ['#0d618380', undefined],
    ['rgb(0 0 0 / .4)', undefined],
    ['tomato', undefined],
  ])('%s', (text, expected) => expect(parseColour(text)).toEqual(expected))
})

describe('checkContrast', () => {
  it.each([['light', light], ['dark', dark], ...presets] as const)(
    '[NAV-15] every text of the %s theme meets AA on every surface',
    (_name, theme) => {
      expect(checkContrast(theme)).toEqual([])
      for (const [name, value] of Object.entries(theme)) {
        if (name !== '--lk-shadow' && name !== '--lk-backdrop') expect(parseColour(value), name).toBeDefined()
      }
    },
  )

  it.each([['light', light], ['dark', dark], ...presets] as const)(
    '[NAV-15] tags and tinted buttons of the %s theme meet AA',
    (_name, theme) => {
      const rgb = (name: ColourToken) => parseColour(theme[name]) ?? [0, 0, 0]
      const surfaces = (['--lk-surface', '--lk-surface-raised', '--lk-surface-sunken'] as const).map(rgb)
      for (const tone of ['--lk-text-soft', '--lk-positive', '--lk-warning'] as const) {
        for (const surface of surfaces) {
          expect(contrast(rgb(tone), mix(surface, rgb(tone), 0.07)), tone).toBeGreaterThanOrEqual(4.5)
        }
      }
      for (const share of [0.09, 0.14]) {
        const surface = rgb('--lk-surface')
        expect(contrast(rgb('--lk-text'), mix(surface, rgb('--lk-text-soft'), share))).toBeGreaterThanOrEqual(
          4.5,
        )
        expect(
          contrast(rgb('--lk-negative'), mix(surface, rgb('--lk-negative'), share)),
        ).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  it('returns the pair that fails AA, with its ratio', () => {
    const broken = checkContrast({ ...light, '--lk-text-faint': '#aaaaaa', '--lk-on-accent': '#0d6183' })
    expect(broken).toContainEqual({
      front: '--lk-text-faint',
      back: '--lk-surface',
      ratio: 2.32,
      needed: 4.5,
    })
    expect(broken).toContainEqual({ front: '--lk-on-accent', back: '--lk-accent', ratio: 1, needed: 4.5 })
    expect(broken).toHaveLength(4)
  })

  it('skips colours it can’t read', () => {
    expect(checkContrast({ ...light, '--lk-text': 'oklch(50% 0 0)' })).toEqual([])
  })
})
