import { startScriptedNode } from '@latchkey/gateway/testing/startScriptedNode'
import { smartAccountAddresses } from '@latchkey/protocol'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openAsking } from '../testing/openAsking'
import type { OperationDraft } from './Carrier'
import { ownSponsor } from './ownSponsor'

const free = { preVerificationGas: '0x0', maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0' }
const usual = { callGasLimit: '0x1111', verificationGasLimit: '0x2222', ...free }
let answer: unknown
const node = await startScriptedNode(() => answer)
afterAll(() => node.stop())
beforeEach(() => {
  answer = usual
  node.calls.length = 0
})

const draft: OperationDraft = {
  sender: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  nonce: '0x7',
  callData: '0x34fcd5be',
}
const quote = async (given = draft) =>
  ownSponsor({ frame: await openAsking(node.url), chain: 'eip155:31337', ask: async () => null }, given)

describe('the gateway’s own sponsor', () => {
  it('[FRM-13] is asked once, for an operation without fees that nobody has signed', async () => {
    expect(await quote({ ...draft, delegationNonce: '0x3' })).toEqual({
      callGasLimit: '0x1111',
      verificationGasLimit: '0x2222',
    })
    expect(node.calls.map(({ method, params }) => ({ method, params }))).toEqual([
      {
        method: 'eth_estimateUserOperationGas',
        params: [
          { ...draft, ...free, callGasLimit: '0x0', verificationGasLimit: '0x0', signature: '0x' },
          smartAccountAddresses.entryPoint,
        ],
      },
    ])
  })

  it.each<[string, unknown]>([
    ['wants a fee', { ...usual, maxFeePerGas: '0x1' }],
    ['wants a tip', { ...usual, maxPriorityFeePerGas: '0x1' }],
    ['wants gas of its own', { ...usual, preVerificationGas: '0x1' }],
    ['names no gas', { ...free }],
    ['names more gas than fits', { ...usual, callGasLimit: `0x1${'0'.repeat(32)}` }],
    ['says nothing', null],
  ])('[FRM-13] doesn’t pay if it %s', async (_, wrong) => {
    answer = wrong
    await expect(quote()).rejects.toMatchObject({ values: { reason: 'off' } })
  })
})
