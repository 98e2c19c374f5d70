import { type AccountTransaction, getHistory, getPortfolio } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { localSettings } from '../config/localSettings'
import { openTestChain } from '../testing/activity/openTestChain'
import { setUpGateway } from '../testing/setUpGateway'

const chain = await openTestChain()
afterAll(() => chain.stop())
const id = `eip155:${chain.chainId}`
const gateway = setUpGateway(localSettings([{ ...chain, name: 'Local' }]))

const [alice, bob] = testAccounts.map(({ address }) => address.toLowerCase()) as [string, string]
const word = (value: string | number | bigint) =>
  (typeof value === 'string' ? value.toLowerCase().slice(2) : value.toString(16)).padStart(64, '0')
const code = (selector: string, ...words: (string | number | bigint)[]) =>
  `${selector}${words.map(word).join('')}`

const icon = (symbol: string) => ({ url: `http://gateway.test/public/getTokenImage/${symbol}` })

const ask = (address: string, query: Record<string, string> = {}) =>
  gateway().ask(`/v1/account/${address}/history?${new URLSearchParams({ chainId: id, ...query })}`)
const page = async (address: string, query: Record<string, string> = {}) => {
  const answer = await ask(address, query)
  expect(answer.status).toBe(200)
  return parse(getHistory.output, await answer.json())
}
/** Waits for a transaction: the follower looks once a second. */
const findBy = (address: string, hash: string): Promise<AccountTransaction> =>
  vi.waitFor(
    async () => {
      const found = (await page(address)).data.find(({ metadata }) => metadata.hash === hash)
      if (!found) throw new TypeError('Not indexed yet')
      return found
    },
    { timeout: 60_000, interval: 100 },
  )

describe('the history', () => {
  it('[ACC-4] includes what happened before anybody asked', async () => {
    const { data, next } = await page(alice)
    expect(next).toBeNull()
    expect(data.map(({ metadata }) => metadata.operationType)).toEqual(['execute', 'mint', 'mint', 'mint'])
    expect(data.slice(1).map(({ transfers }) => transfers)).toEqual([
      [
        {
          fungible_info: null,
          nft_info: { name: 'Latchkey Keys #0', content: null, flags: { is_spam: false } },
          direction: 'in',
          quantity: { numeric: '1' },
          value: null,
          price: null,
        },
      ],
      [
        expect.objectContaining({
          fungible_info: { name: 'Latchkey Token', symbol: 'LKT', icon: icon('LKT') },
        }),
      ],
      [expect.objectContaining({ quantity: { numeric: '2500' } })],
    ])
  })

  it('[ACC-4] shows a native transfer to both sides', async () => {
    const hash = await chain.send({ to: bob, value: 1_500_000_000_000_000_000n })
    const sent = await findBy(alice, hash)
    expect(sent).toEqual({
      id: `${id}:${hash}`,
      metadata: {
        operationType: 'send',
        hash,
        minedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        sentFrom: alice,
        sentTo: bob,
        status: 'confirmed',
        nonce: expect.any(Number),
        application: null,
        chain: id,
      },
      transfers: [
        {
          fungible_info: { name: 'Ether', symbol: 'ETH', icon: icon('ETH') },
          nft_info: null,
          direction: 'out',
          quantity: { numeric: '1.5' },
          value: null,
          price: null,
        },
      ],
    })
    const received = await findBy(bob, hash)
    expect(received.metadata.operationType).toBe('receive')
    expect(received.transfers?.[0]?.direction).toBe('in')
  })

  it('[ACC-4] shows transfers of tokens and collectibles', async () => {
    const { dollar, collection } = chain.contracts
    const tokens = await chain.send({ to: dollar, data: code('0xa9059cbb', bob, 12_500_000) })
    const piece = await chain.send({ to: collection, data: code('0x23b872dd', alice, bob, 0) })
    const got = await findBy(bob, tokens)
    expect(got.metadata).toMatchObject({ operationType: 'receive', sentFrom: alice, sentTo: bob })
    expect(got.transfers).toMatchObject([
      { direction: 'in', quantity: { numeric: '12.5' }, fungible_info: { symbol: 'LKD' } },
    ])
    const gone = await findBy(alice, piece)
    expect(gone.metadata.operationType).toBe('send')
    expect(gone.transfers).toMatchObject([{ direction: 'out', nft_info: { name: 'Latchkey Keys #0' } }])
  })

  it('[ACC-4] shows approvals, calls, deployments and failures', async () => {
    const { dollar } = chain.contracts
    const approved = await chain.send({ to: dollar, data: code('0x095ea7b3', bob, 5) })
    const deployed = await chain.send({ data: '0x600080600a8239f3' })
    const failed = await chain.send({ to: dollar, data: code('0xa9059cbb', bob, 10n ** 30n), gas: 200_000 })
    expect((await findBy(alice, approved)).metadata.operationType).toBe('approve')
    expect((await findBy(alice, deployed)).metadata).toMatchObject({
      operationType: 'deploy',
      sentTo: expect.stringMatching(/^0x[0-9a-f]{40}$/),
    })
    expect(await findBy(alice, failed)).toMatchObject({
      metadata: { operationType: 'send', status: 'failed' },
      transfers: [],
    })
    // It never reached him.
    expect((await page(bob)).data.some(({ metadata }) => metadata.hash === failed)).toBe(false)
  })
})

describe('pages', () => {
  const carol = testAccounts[4].address
  let hashes: string[] = []
  beforeAll(async () => {
    for (let count = 0; count < 120; count++) await chain.send({ from: carol, to: bob, value: BigInt(count) })
    hashes = await chain.hashesOf(carol)
    await findBy(carol, hashes[0] ?? '')
  }, 60_000)

  it('[ACC-4] contain each of 120 transactions exactly once, newest first, while new ones arrive', async () => {
    const seen: string[] = []
    const lengths: number[] = []
    let next: string | null | undefined
    while (next !== null) {
      const found = await page(carol, next ? { cursor: next } : {})
      seen.push(...found.data.map(({ metadata }) => metadata.hash))
      lengths.push(found.data.length)
      next = found.next
      await chain.send({ from: carol, to: bob, value: 7n })
      await findBy(carol, (await chain.hashesOf(carol))[0] ?? '')
    }
    expect(hashes).toHaveLength(120)
    expect(lengths).toEqual([50, 50, 20])
    expect(seen).toEqual(hashes)
  })

  it('cover all EVM chains without a chain id', async () => {
    const answer = await gateway().ask(`/v1/account/${carol}/history`)
    const { data } = parse(getHistory.output, await answer.json())
    expect(data).toHaveLength(50)
    expect(data[0]?.metadata.chain).toBe(id)
  })
})

describe('an error', () => {
  const reason = async (path: string) => {
    const answer = await gateway().ask(path)
    const { reasons } = (await answer.json()) as { reasons: [{ field: string }] }
    return { status: answer.status, field: reasons[0].field }
  }
  it.each([
    ['a malformed address', `/v1/account/0x12/history?chainId=${id}`, 400, 'address'],
    ['an unknown chain', `/v1/account/${alice}/history?chainId=eip155:424242`, 400, 'chainId'],
    ['an invalid chain id', `/v1/account/${alice}/history?chainId=';drop table history`, 400, 'chainId'],
    ['another provider', `/v1/account/${alice}/history?onramp=meld`, 400, 'provider'],
    ['purchases', `/v1/account/${alice}/history?onramp=coinbase`, 501, ''],
    ['a malformed cursor', `/v1/account/${alice}/history?cursor=%00%01`, 400, ''],
    ['a cursor of another kind', `/v1/account/${alice}/history?cursor=eyJ0IjoxfQ`, 400, ''],
    [
      'a cursor with a forged key',
      `/v1/account/${alice}/history?cursor=${Buffer.from(JSON.stringify({ [id]: '1.2.3' })).toString('base64url')}`,
      400,
      '',
    ],
    [
      'a cursor with SQL',
      `/v1/account/${alice}/history?cursor=${Buffer.from(JSON.stringify({ [id]: "1' or 1" })).toString('base64url')}`,
      400,
      '',
    ],
  ])('answers %s', async (_what, path, status, field) => {
    expect(await reason(path)).toEqual({ status, field })
  })
})

const plotOf = (address: string) => `/v1/account/${address}/portfolio?chainId=${id}&currency=usd`

describe("the chart of an account's value", () => {
  it("uses today's prices, the current balance and later movements", async () => {
    const { dollar } = chain.contracts
    const path = `/v1/account/${bob}/portfolio?chainId=${id}&currency=usd&days=3`
    const before = parse(getPortfolio.output, await (await gateway().ask(path)).json())
    expect(before.method).toBe('today-prices')
    const today = before.points.at(-1)
    expect(today?.day).toBe(new Date().toISOString().slice(0, 10))
    const hash = await chain.send({ to: dollar, data: code('0xa9059cbb', bob, 100_000_000) })
    await findBy(bob, hash)
    const after = parse(getPortfolio.output, await (await gateway().ask(path)).json())
    expect(after.points.slice(0, 2)).toEqual(before.points.slice(0, 2))
    expect((after.points.at(-1)?.value ?? 0) - (today?.value ?? 0)).toBeCloseTo(100, 3)
  })

  it('waits for the past of a new address', async () => {
    const plot = () => gateway().ask(plotOf(testAccounts[7].address))
    let answer = await plot()
    // A slow node may need longer than one request waits.
    for (let asked = 1; answer.status === 503 && asked < 6; asked += 1) answer = await plot()
    expect(parse(getPortfolio.output, await answer.json()).points.length).toBeGreaterThan(1)
  })
})

describe("a chain that can't be reached", () => {
  it('answers 503 after a while instead of stale data', async () => {
    await chain.stop()
    const { database } = gateway().services
    await database.query(`update followed_chains set seen_at = now() - interval '2 minutes'`)
    const answer = await ask(alice)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      status: 'FAILED',
      reasons: [{ field: '', description: "Can't reach the source of history" }],
    })
    expect((await gateway().ask(plotOf(bob))).status).toBe(503)
    expect((await gateway().ask(plotOf(testAccounts[8].address))).status).toBe(503)
  })
})
