import { describe, expect, it } from 'vitest'
import type { Grant } from '../../grants/Grant'
import { grantOf, storeWith } from '../../grants/testing/testGrants'
import { isCoverable } from './isCoverable'

const isCoverableBy = async (method: string, ...grants: readonly Grant[]) =>
  isCoverable({ store: await storeWith(...grants) }, method)

describe('a request', () => {
  it.each(['eth_sendTransaction', 'wallet_sendCalls'])(
    '[FLG-6] may be covered if the site has a permission: %s',
    async (method) => {
      expect(await isCoverableBy(method)).toBe(false)
      expect(await isCoverableBy(method, grantOf())).toBe(true)
    },
  )

  it.each(['personal_sign', 'eth_signTypedData_v4', 'wallet_grantPermissions', 'solana_signTransaction'])(
    '[FLG-6] is never covered: %s',
    async (method) => {
      expect(await isCoverableBy(method, grantOf())).toBe(false)
    },
  )

  it.each([
    ['was taken back', grantOf({ revokedAt: 1 })],
    ['has expired', grantOf({ terms: { expiry: 1 } })],
    ['is used up', grantOf({ uses: { count: { span: 0, amount: '3' } } })],
  ])('[FLG-6] isn’t covered by a permission that %s', async (_, grant) => {
    expect(await isCoverableBy('eth_sendTransaction', grant)).toBe(false)
    expect(await isCoverableBy('eth_sendTransaction', grant, grantOf())).toBe(true)
  })
})
