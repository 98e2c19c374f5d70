import { expect, it } from 'vitest'
import { readDigits } from './readDigits'

it.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['Your code: 048213.', '048213'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['１２３４５６', '123456'],
  ['abc', ''],
  ['', ''],
])('reads %j as %j', (text, digits) => {
  expect(readDigits(text)).toBe(digits)
})
