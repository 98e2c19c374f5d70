import { expect, it } from 'vitest'
import { listGrants } from './listGrants'
import { chain, grantOf } from './testing/testGrants'

it('[FLG-6] lists what still covers something', () => {
  const used = { count: { span: 0, amount: '2' } }
  const active = grantOf({ uses: used })
  const { id, terms } = active
  const others = [
    grantOf({ revokedAt: 1 }),
    grantOf({ terms: { expiry: Math.floor(Date.now() / 1_000) } }),
    grantOf({ uses: used, terms: { count: 2 } }),
    'nonsense',
  ]
  expect(listGrants([...others, active])).toEqual([{ id, chainId: chain, expiry: terms.expiry, left: 1 }])
})
