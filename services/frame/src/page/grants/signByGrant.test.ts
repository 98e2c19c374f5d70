import { permissionEnded, requestAborted } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import type { FrameStore } from '../store/FrameStore'
import { readGrants } from './readGrants'
import { type Asked, signByGrant } from './signByGrant'
import { account, chain, game, grantOf, origin, play, storeWith } from './testing/testGrants'

const call = { to: game, data: play, value: '0x1' }
const fees = { gas: '0xa', maxFeePerGas: '0xa' }
const asked = (method: string, form: object): Asked => ({
  method,
  params: [form],
  origin,
  account,
  chainId: chain,
})
const transaction = asked('eth_sendTransaction', { ...call, ...fees })
const { signal } = new AbortController()
const sign = async () => ['0x1']

const countOf = async (store: FrameStore) => readGrants(await store.read())[0]?.uses.count?.amount

describe('signing by a permission', () => {
  it.each([
    ['a transaction', transaction],
    [
      'calls that the visitor pays for',
      asked('wallet_sendCalls', { calls: [call], ...fees, isUpgrade: false }),
    ],
    [
      'calls that the operator pays for',
      asked('wallet_sendCalls', { calls: [call], operation: { nonce: '0x0' } }),
    ],
  ])('[FLG-6] signs %s', async (_, request) => {
    const store = await storeWith(grantOf())
    expect(await signByGrant({ store }, request, sign, signal)).toEqual(['0x1'])
    expect(await countOf(store)).toBe('1')
  })

  it.each([
    ['a message', asked('personal_sign', {})],
    ['typed data', asked('eth_signTypedData_v4', { ...call, ...fees })],
    ['another permission', asked('wallet_grantPermissions', { ...call, ...fees })],
    [
      'a transaction with too high a fee',
      asked('eth_sendTransaction', { ...call, gas: '0xff', maxFeePerGas: '0xff' }),
    ],
    [
      'an old transaction with too high a fee',
      asked('eth_sendTransaction', { ...call, gas: '0xff', gasPrice: '0xff' }),
    ],
    [
      'calls with too high a fee',
      asked('wallet_sendCalls', { calls: [call], gas: '0xff', maxFeePerGas: '0xff', isUpgrade: false }),
    ],
    [
      'a delegation that the visitor pays for',
      asked('wallet_sendCalls', { calls: [call], ...fees, isUpgrade: true }),
    ],
    [
      'a delegation that the operator pays for',
      asked('wallet_sendCalls', { calls: [call], operation: { nonce: '0x0', delegationNonce: '0x0' } }),
    ],
    [
      'calls with an approval',
      asked('wallet_sendCalls', { calls: [call, { ...call, data: '0x095ea7b3' }], operation: {} }),
    ],
  ])('[FLG-6] never signs %s', async (_, request) => {
    const store = await storeWith(grantOf())
    const never = async () => expect.unreachable()
    expect(await signByGrant({ store }, request, never, signal)).toBeUndefined()
    expect(await countOf(store)).toBeUndefined()
  })

  it('[FLG-6] takes before it signs, and gives back only if nothing was signed', async () => {
    const store = await storeWith(grantOf())
    const fail = async () => {
      expect(await countOf(store)).toBe('1')
      throw requestAborted()
    }
    await expect(signByGrant({ store }, transaction, fail, signal)).rejects.toThrow(requestAborted().message)
    expect(await countOf(store)).toBe('0')
  })

  it('[FLG-6] sends nothing that was signed while the permission was taken back', async () => {
    const grant = grantOf()
    const store = await storeWith(grant)
    const late = async () => {
      const grants = readGrants(await store.read()).map((one) => ({ ...one, revokedAt: Date.now() }))
      await store.change({ grants })
      return ['0x1']
    }
    await expect(signByGrant({ store }, transaction, late, signal)).rejects.toThrow(permissionEnded().message)
    // It was signed, so it counts.
    expect(await countOf(store)).toBe('1')
  })

  it('[FLG-6] takes nothing for a request that the site took back', async () => {
    const store = await storeWith(grantOf())
    await expect(signByGrant({ store }, transaction, sign, AbortSignal.abort())).rejects.toThrow(
      requestAborted().message,
    )
    expect(await countOf(store)).toBeUndefined()
  })
})
