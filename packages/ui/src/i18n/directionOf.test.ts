import { expect, it } from 'vitest'
import { directionOf } from './directionOf'

it.each(['ar', 'ar-EG', 'HE', 'fa-IR', 'ur'])('%s is written from right to left', (locale) => {
  expect(directionOf(locale)).toBe('rtl')
})

it.each(['en', 'de-AT', 'arn', 'zh', 'ur-Latn'])('%s is written from left to right', (locale) => {
  expect(directionOf(locale)).toBe('ltr')
})
