import { parseAppEvent } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { isEmail } from './isEmail'

it.each([
  ['ada@example.com', true],
  ['ada.lovelace+wallet@mail.example.co', true],
  ['a_b-c@x-y.example', true],
  ['ada@example', false],
  ['ada@', false],
  ['@example.com', false],
  ['ada example.com', false],
  ['ada@@example.com', false],
  ['ada@example..com', false],
  ['.ada@example.com', false],
  ['', false],
  [`${'a'.repeat(250)}@x.example`, false],
])('agrees with the schema of the frame about %j', (text, isGood) => {
  expect(isEmail(text)).toBe(isGood)
  const send = () => parseAppEvent({ id: '1', type: '@w3m-app/CONNECT_EMAIL', payload: { email: text } })
  if (isGood) expect(send()).toMatchObject({ payload: { email: text } })
  else expect(send).toThrow()
})
