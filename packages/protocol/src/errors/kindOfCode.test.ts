import { describe, expect, it } from 'vitest'
import { kindOfCode } from './kindOfCode'

const codes: readonly (readonly [number, string])[] = [
  [-32700, 'rpc/parse'],
  [-32600, 'rpc/invalid-request'],
  [-32601, 'rpc/method-not-found'],
  [-32602, 'rpc/invalid-params'],
  [-32603, 'rpc/internal'],
  [-32000, 'rpc/invalid-input'],
  [-32001, 'rpc/resource-not-found'],
  [-32002, 'rpc/resource-unavailable'],
  [-32003, 'rpc/transaction-rejected'],
  [-32004, 'rpc/method-not-supported'],
  [-32005, 'rpc/limit-exceeded'],
  [-32006, 'rpc/version-not-supported'],
  [4001, 'connect/user-rejected'],
  [4100, 'provider/unauthorized'],
  [4200, 'provider/unsupported-method'],
  [4900, 'provider/disconnected'],
  [4901, 'provider/chain-disconnected'],
  [4902, 'provider/chain-unrecognized'],
  [5000, 'provider/wallet-default'],
  [32603, 'provider/wallet-chain-invalid'],
  [5700, 'wallet-call/capability-not-supported'],
  [5710, 'wallet-call/chain-not-supported'],
  [5720, 'wallet-call/duplicate-bundle'],
  [5730, 'wallet-call/unknown-bundle'],
  [5740, 'wallet-call/bundle-too-large'],
  [5750, 'wallet-call/upgrade-rejected'],
  [5760, 'wallet-call/atomicity-not-supported'],
]

describe('kindOfCode', () => {
  it.each(codes)('[HTTP-10] %i is %s', (wireCode, code) => {
    const error = kindOfCode(wireCode)?.(undefined, { cause: 'the wallet' })
    expect(error).toMatchObject({ code, wireCode, cause: 'the wallet' })
  })

  it('[HTTP-10] finds no kind for other codes', () => {
    for (const code of [0, 1, 4000, 4903, 5001, 5770, -32007, Number.NaN])
      expect(kindOfCode(code)).toBeUndefined()
  })
})
