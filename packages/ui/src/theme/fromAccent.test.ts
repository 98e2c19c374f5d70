import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkContrast } from './checkContrast'
import { dark } from './dark'
import { fromAccent } from './fromAccent'
import { light } from './light'

describe('fromAccent', () => {
  it('keeps AA for any accent on either theme', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(channel, channel, channel, fc.constantFrom(light, dark), (red, green, blue, base) => {
        const derived = fromAccent(`rgb(${red} ${green} ${blue})`, base)
        expect(derived).toBeDefined()
        expect(checkContrast({ ...base, ...derived })).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps the accent of the site', () => {
    expect(fromAccent('#ffd400', light)).toMatchObject({
      '--lk-accent': '#ffd400',
      '--lk-on-accent': '#000000',
    })
    expect(fromAccent('#4b1fa0', light)).toMatchObject({
      '--lk-accent': '#4b1fa0',
      '--lk-on-accent': '#ffffff',
    })
  })

  it('returns undefined for a colour it can’t read', () => {
    expect(fromAccent('tomato', light)).toBeUndefined()
    expect(fromAccent('#123456', { ...light, '--lk-surface': 'Canvas' })).toBeUndefined()
  })
})
