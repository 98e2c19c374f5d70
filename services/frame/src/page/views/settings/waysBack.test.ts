import type { Slot } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { waysBack } from './waysBack'

const slot = (kind: Slot['kind'], isThisDevice = false): Slot => ({
  slotId: crypto.randomUUID(),
  kind,
  sealed: '',
  label: '',
  createdAt: 0,
  isThisDevice,
})

it.each([
  [[slot('device', true), slot('auto')], ['device', 'auto'], true, false],
  [[slot('passkey'), slot('device', true), slot('passkey')], ['device', 'passkey'], false, false],
  [[slot('device', true)], ['device'], false, true],
  [[slot('device', true), slot('device')], ['device'], false, true],
  [[], [], false, true],
] as const)('%j', (slots, kinds, isOperators, isSingle) => {
  expect(waysBack({ slots: [...slots] })).toEqual({ kinds, isOperators, isSingle })
})
