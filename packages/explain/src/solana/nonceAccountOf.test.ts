import { expect, it } from 'vitest'
import { nonceAccountOf } from './nonceAccountOf'
import type { SolanaInstruction } from './parseTransaction'

const system = '1'.repeat(32)
const advance = { program: system, accounts: ['nonce', 'other'], data: Uint8Array.of(4, 0, 0, 0) }
const pay = { program: system, accounts: ['nonce', 'other'], data: Uint8Array.of(2, 0, 0, 0, 1) }

const accountOf = (...instructions: SolanaInstruction[]) => nonceAccountOf({ instructions })

it('[FRM-17] finds the nonce account where the network does: in the first instruction, of the system program', () => {
  expect(accountOf(advance, pay)).toBe('nonce')
  expect(accountOf(pay, advance)).toBeUndefined()
  expect(accountOf({ ...advance, program: `${'1'.repeat(31)}2` }, pay)).toBeUndefined()
  expect(accountOf({ ...advance, data: Uint8Array.of(4, 0, 0, 1) })).toBeUndefined()
  expect(accountOf()).toBeUndefined()
})
