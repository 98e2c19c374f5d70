import { expect, it } from 'vitest'
import { safeTheme } from './safeTheme'

it('takes the mode and the accent of a site', () => {
  const look = { themeMode: 'dark', themeVariables: { '--lk-accent': '#7A00ff' } } as const
  expect(safeTheme(look)).toEqual({ mode: 'dark', variables: { '--lk-accent': '#7A00ff' } })
  expect(safeTheme({})).toEqual({ mode: undefined })
})

it.each([
  ['--lk-text', 'transparent'],
  ['--lk-negative', '#ffffff'],
  ['--lk-space-4', '4000px'],
  ['--lk-font-size-s', '0px'],
  ['--lk-accent', '#ffffff00'],
  ['--lk-accent', 'transparent'],
  ['--lk-accent', 1],
])('[FRM-10] ignores %s: %s, which could hide what is approved', (name, value) => {
  expect(safeTheme({ themeVariables: { [name]: value } })).toEqual({ mode: undefined })
})
