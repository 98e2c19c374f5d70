import { expect, it } from 'vitest'
import { listTokens } from '../account/Token'
import { readConfig } from '../config/readConfig'
import { derivePortfolio } from './derivePortfolio'

const { GATEWAY_CHAINS } = readConfig({
  GATEWAY_CHAINS: JSON.stringify([{ id: 'eip155:1', name: 'One', rpc: ['http://127.0.0.1:9'] }]),
})
const [token] = GATEWAY_CHAINS.flatMap(listTokens)
if (!token) throw new TypeError('A chain has a native token')
const day = 86_400
const unit = 10n ** 18n
const change = (seconds: number, amount: bigint) => ({ tokenId: token.id, seconds, amount })

it('works back from the current balance, day by day', () => {
  const now = 100 * day + 50
  const changes = [change(100 * day + 10, 3n * unit), change(99 * day + 5, -1n * unit)]
  const points = derivePortfolio([{ token, amount: 5n * unit }], changes, new Map([[token.id, 10]]), 3, now)
  expect(points).toEqual([
    { day: '1970-04-09', value: 30 },
    { day: '1970-04-10', value: 20 },
    { day: '1970-04-11', value: 50 },
  ])
})

it('never goes negative because of uncounted fees', () => {
  const points = derivePortfolio(
    [{ token, amount: 0n }],
    [change(100 * day, unit)],
    new Map([[token.id, 10]]),
    2,
    100 * day + 1,
  )
  expect(points.map(({ value }) => value)).toEqual([0, 0])
})
