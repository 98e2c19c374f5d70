import { describe, expect, it } from 'vitest'
import { isNetworkId } from './isNetworkId'
import { isSignedMessage } from './isSignedMessage'
import { isTransactionHash } from './isTransactionHash'
import { defaultNetworkId, solanaNetworkIds, supportedEvmChainIds } from './knownNetworks'
import { toCoinType } from './toCoinType'

describe('chains', () => {
  it('[IDF-5] accepts 0x and 64 hex digits as a transaction hash', () => {
    expect(isTransactionHash(`0x${'aF'.repeat(32)}`)).toBe(true)
    for (const bad of [
      `0x${'a'.repeat(63)}`,
      `0x${'a'.repeat(65)}`,
      'a'.repeat(64),
      `0x${'g'.repeat(64)}`,
      null,
    ])
      expect(isTransactionHash(bad)).toBe(false)
  })

  it('[IDF-5] accepts 0x and at least 62 hex digits as a signed message', () => {
    for (const length of [62, 63, 130, 1000]) expect(isSignedMessage(`0x${'b'.repeat(length)}`)).toBe(true)
    for (const bad of [`0x${'b'.repeat(61)}`, 'b'.repeat(64), `0x${'b'.repeat(62)}x`, 5])
      expect(isSignedMessage(bad)).toBe(false)
  })

  it.each([
    [1, 2147483649],
    [10, 2147483658],
    [137, 2147483785],
    [8453, 2147492101],
    [42161, 2147525809],
    [2 ** 31 - 1, 4294967295],
  ])('[IDF-6] maps chain %i to coin type %i', (chainId, coinType) =>
    expect(toCoinType(chainId)).toBe(coinType),
  )

  it.each([2 ** 31, 2 ** 31 + 1, 2 ** 40, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '[IDF-6] throws Invalid chainId for %d',
    (chainId) => {
      expect(() => toCoinType(chainId)).toThrow(
        expect.objectContaining({ message: 'Invalid chainId', values: { chainId } }),
      )
    },
  )

  it('[IDF-7] defaults to Ethereum and knows 24 EVM chains and three Solana networks', () => {
    expect(defaultNetworkId).toBe('eip155:1')
    expect(supportedEvmChainIds).toHaveLength(24)
    expect(new Set(supportedEvmChainIds).size).toBe(24)
    expect(supportedEvmChainIds.slice(0, 4)).toEqual([1, 5, 11155111, 10])
    expect(supportedEvmChainIds.slice(-3)).toEqual([84532, 7777777, 999])
    expect(Object.values(solanaNetworkIds)).toHaveLength(3)
    expect(Object.values(solanaNetworkIds).every(isNetworkId)).toBe(true)
  })
})
