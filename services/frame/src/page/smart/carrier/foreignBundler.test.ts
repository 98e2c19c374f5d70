import { startScriptedNode } from '@latchkey/gateway/testing/startScriptedNode'
import { type BundlerOperation, callReverted, smartAccountAddresses } from '@latchkey/protocol'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { requestInvalid } from '../../errors'
import { toCallsId } from '../callsId'
import { operationRejected, sponsorRefused } from '../errors'
import { keepCalls } from '../keepCalls'
import { openAsking } from '../testing/openAsking'
import type { CarrierPlace, OperationDraft } from './Carrier'
import { foreignBundler } from './foreignBundler'

const { entryPoint, implementation } = smartAccountAddresses
const chain = 'eip155:31337'
const gwei = 1_000_000_000n
const hex = (number: bigint): `0x${string}` => `0x${number.toString(16)}`
const paymaster = `0x${'ab'.repeat(20)}`
const fees = { maxFeePerGas: hex(3n * gwei), maxPriorityFeePerGas: hex(gwei) }
const gas = { callGasLimit: '0x1111', verificationGasLimit: '0x2222', preVerificationGas: '0x3333' }
const usual: Readonly<Record<string, unknown>> = {
  pimlico_getUserOperationGasPrice: { slow: fees, standard: fees, fast: fees },
  pm_getPaymasterStubData: { paymaster, paymasterData: '0x00', paymasterPostOpGasLimit: '0x5' },
  eth_estimateUserOperationGas: { ...gas, paymasterVerificationGasLimit: '0x4444' },
  pm_getPaymasterData: { paymaster, paymasterData: '0x0102' },
}
let answers = usual
const node = await startScriptedNode(({ method }) => {
  const answer = answers[method]
  if (answer instanceof Map) throw Object.fromEntries(answer)
  return answer ?? null
})
afterAll(() => node.stop())
const errorOf = (code: number) => new Map<string, unknown>(Object.entries({ code, message: 'no' }))

let place: CarrierPlace
beforeEach(async () => {
  answers = usual
  node.calls.length = 0
  place = { frame: await openAsking(node.url), chain, ask: async () => hex(2n * gwei) }
})

const draft: OperationDraft = {
  sender: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  nonce: '0x7',
  callData: `0x34fcd5be${'cd'.repeat(64)}`,
}
const quote = (more: Readonly<Record<string, unknown>> = {}, given = draft) => {
  answers = { ...usual, ...more }
  return foreignBundler(place, given)
}
const callOf = (method: string) => node.calls.find((call) => call.method === method)?.params ?? []

describe('the operator’s bundler', () => {
  it('[FRM-13] is asked for a price, a promise, the gas and the last word of the paymaster', async () => {
    expect(await quote()).toEqual({
      callGasLimit: '0x1111',
      verificationGasLimit: '0x2222',
      paymaster: {
        address: paymaster,
        data: '0x0102',
        verificationGasLimit: '0x4444',
        postOpGasLimit: '0x5',
        preVerificationGas: '0x3333',
        ...fees,
      },
    })
    expect(node.calls.map(({ method }) => method)).toEqual([
      'pimlico_getUserOperationGasPrice',
      'pm_getPaymasterStubData',
      'eth_estimateUserOperationGas',
      'pm_getPaymasterData',
    ])
    const [operation, ...more] = callOf('pm_getPaymasterData')
    expect(operation).toMatchObject({
      ...draft,
      ...fees,
      ...gas,
      paymaster,
      paymasterVerificationGasLimit: '0x4444',
      paymasterPostOpGasLimit: '0x5',
    })
    // In the form of a signature, which nobody made.
    expect((operation as BundlerOperation).signature).toHaveLength(132)
    expect(more).toEqual([entryPoint, '0x7a69', {}])
  })

  it('[FRM-13] tries the code that the account is going to run', async () => {
    await quote({}, { ...draft, delegationNonce: '0x3' })
    for (const method of ['pm_getPaymasterStubData', 'eth_estimateUserOperationGas', 'pm_getPaymasterData'])
      expect(callOf(method)[0]).toMatchObject({
        eip7702Auth: { chainId: '0x7a69', address: implementation, nonce: '0x3', yParity: '0x1' },
      })
    expect(callOf('pm_getPaymasterData')[0]).not.toHaveProperty('delegationNonce')
  })

  it('isn’t asked again if the first word of the paymaster is its last', async () => {
    const final = { paymaster, paymasterData: '0x99', isFinal: true }
    const { paymaster: terms } = await quote({ pm_getPaymasterStubData: final })
    expect(terms).toMatchObject({ data: '0x99', verificationGasLimit: '0x4444', postOpGasLimit: '0x0' })
    expect(callOf('pm_getPaymasterData')).toEqual([])
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['promises nothing', { pm_getPaymasterStubData: {} }],
    ['gives nothing in the end', { pm_getPaymasterData: {} }],
    ['names no address', { pm_getPaymasterData: { paymaster: '0x12' } }],
    ['sends too much data', { pm_getPaymasterData: { paymaster, paymasterData: `0x${'00'.repeat(1_025)}` } }],
    ['sends half a byte', { pm_getPaymasterData: { paymaster, paymasterData: '0x0' } }],
    ['names no price', { pimlico_getUserOperationGasPrice: { slow: fees } }],
    ['knows no gas', { eth_estimateUserOperationGas: null }],
    ['writes gas in decimal', { eth_estimateUserOperationGas: { ...gas, callGasLimit: '100' } }],
    ['has no money', { pm_getPaymasterData: errorOf(-32_508) }],
    ['rejects it', { pm_getPaymasterStubData: errorOf(-32_501) }],
    ['is too late', { pm_getPaymasterData: errorOf(-32_503) }],
  ])('[FRM-13] doesn’t pay if it %s', async (_, more) => {
    await expect(quote(more)).rejects.toSatisfy(sponsorRefused.is)
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['nobody', { pm_getPaymasterData: { paymaster: `0x${'0'.repeat(40)}` } }],
    ['the EntryPoint', { pm_getPaymasterData: { paymaster: entryPoint.toLowerCase() } }],
    ['one with too much gas', { pm_getPaymasterData: { paymaster, paymasterPostOpGasLimit: '0xfffffffff' } }],
  ])('[FRM-17] isn’t believed that the one who pays is %s', async (_, more) => {
    await expect(quote(more)).rejects.toSatisfy(requestInvalid.is)
  })

  it('[FRM-17] may not ask for much more than the network', async () => {
    const asked = (price: bigint) => ({
      pimlico_getUserOperationGasPrice: { fast: { ...fees, maxFeePerGas: hex(price) } },
    })
    expect((await quote(asked(30n * gwei))).paymaster?.maxFeePerGas).toBe(hex(30n * gwei))
    await expect(quote(asked(30n * gwei + 1n))).rejects.toMatchObject({ values: { reason: 'gas' } })
  })

  it('[FRM-17] has no paymaster that the calls pay or allow to take tokens', async () => {
    const callData = `${draft.callData}${'AB'.repeat(20)}`
    await expect(quote({}, { ...draft, callData })).rejects.toMatchObject({ values: { reason: 'target' } })
  })

  it('passes on that the calls revert', async () => {
    await expect(quote({ eth_estimateUserOperationGas: errorOf(-32_521) })).rejects.toSatisfy(callReverted.is)
  })

  it('[FRM-13] gets no second operation for a nonce while the first one waits', async () => {
    const id = toCallsId({ kind: 'operation', chain, hash: `0x${'1'.repeat(64)}` })
    await keepCalls(place.frame, id, id)
    await expect(quote()).rejects.toSatisfy(operationRejected.is)
    expect((await quote({}, { ...draft, nonce: hex(5n << 64n) })).paymaster).toBeDefined()
    expect((await quote({ eth_getUserOperationReceipt: { success: true } })).paymaster).toBeDefined()
    const other = toCallsId({ kind: 'operation', chain: 'eip155:1', hash: `0x${'2'.repeat(64)}` })
    place = { ...place, frame: await openAsking(node.url) }
    await keepCalls(place.frame, other, other)
    expect((await quote()).paymaster).toBeDefined()
  })
})
