import { getHistory } from '@latchkey/protocol'
import { type SurfpoolNode, startSurfpool } from '@latchkey/testing/node'
import { type InferOutput, parse } from 'valibot'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { localSettings } from './config/localSettings'
import {
  createSolanaSigner,
  type SolanaInstruction,
  type SolanaSigner,
  sendSolana,
  transferSol,
  transferToken,
} from './testing/sendSolana'
import { setUpGateway } from './testing/setUpGateway'

const programs = {
  spl: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'token-2022': 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
} as const
const [alice, bob, carol, dave, erin] = [
  createSolanaSigner(),
  createSolanaSigner(),
  createSolanaSigner(),
  createSolanaSigner(),
  createSolanaSigner(),
]
const [dollar, token, unlisted] = [createSolanaSigner(), createSolanaSigner(), createSolanaSigner()]
const settings: Record<string, string> = {}
let node: SurfpoolNode
beforeAll(async () => {
  node = await startSurfpool()
  const tokens = [
    { address: dollar.address, name: 'Latchkey Dollar', symbol: 'LKD', decimals: 6 },
    { address: token.address, name: 'Latchkey Token', symbol: 'LKT', decimals: 9 },
  ]
  const chain = { id: node.networkId, name: 'Local', rpc: [node.url], tokens }
  Object.assign(settings, localSettings([], [chain]), { GATEWAY_RATE_LIMIT: '100000' })
  await node.fund(alice.address, 10_000_000_000n)
  await node.fund(bob.address, 5_000_000_000n)
  await node.fund(dave.address, 10_000_000_000n)
  const dollars = {
    [alice.address]: 50_000_000n,
    [bob.address]: 1n,
    [dave.address]: 9_000n,
    [erin.address]: 1n,
  }
  for (const { address: mint } of [dollar, unlisted])
    await node.addToken({ mint, decimals: 6, balances: dollars })
  const balances = { [alice.address]: 7_000_000_000n, [bob.address]: 1n }
  await node.addToken({ mint: token.address, decimals: 9, program: 'token-2022', balances })
}, 180_000)
const gateway = setUpGateway(settings)
afterAll(() => node.stop())

const rpc = async (body: object) =>
  (
    await gateway().ask(`/v1?chainId=${node.networkId}`, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...body }),
    })
  ).json()
const ask = async (call: { readonly method: string; readonly params: readonly unknown[] }) =>
  (await rpc(call)).result
/** Sends through the gateway, as a page does, and waits for confirmation. */
const send = async (payer: SolanaSigner, instruction: SolanaInstruction) => {
  const signature = await sendSolana(ask, payer, instruction)
  await vi.waitFor(
    async () => {
      const { value } = Object(await ask({ method: 'getSignatureStatuses', params: [[signature]] }))
      expect(value[0]?.confirmationStatus).toMatch(/confirmed|finalized/)
    },
    { timeout: 10_000, interval: 50 },
  )
  return signature
}
const history = async (whose: SolanaSigner, cursor?: string | null) => {
  const more = cursor ? `&cursor=${cursor}` : ''
  const path = `/v1/account/${whose.address}/history?chainId=${node.networkId}${more}`
  const answer = await gateway().ask(path)
  expect(answer.status).toBe(200)
  return parse(getHistory.output, await answer.json())
}
type Shown = InferOutput<typeof getHistory.output>['data'][number]
const rowOf = ({ metadata, transfers }: Shown) => [
  metadata.operationType,
  metadata.status,
  ...(transfers ?? []).map(
    ({ direction, quantity, fungible_info }) =>
      `${direction} ${quantity.numeric} ${fungible_info?.symbol ?? fungible_info?.name}`,
  ),
]
/** Returns the history entry of a transaction, retrying past the ten seconds that answers are cached. */
const told = async (whose: SolanaSigner, signature: string) => {
  const { data } = await history(whose)
  return data.find(({ metadata }) => metadata.hash === signature)
}
const accountOf = async (whose: SolanaSigner, mint: SolanaSigner) => {
  const params = [whose.address, { mint: mint.address }, { encoding: 'jsonParsed' }]
  const { value } = Object(await ask({ method: 'getTokenAccountsByOwner', params }))
  return `${value[0].pubkey}`
}
const tokenMove = async (
  mint: SolanaSigner,
  program: keyof typeof programs,
  decimals: number,
  amount: bigint,
  owner = alice,
  receiver = bob,
) =>
  transferToken({
    program: programs[program],
    mint: mint.address,
    decimals,
    owner: owner.address,
    from: await accountOf(owner, mint),
    to: await accountOf(receiver, mint),
    amount,
  })

it('[SOL-1] [ACC-2] returns SOL and the listed tokens of both programs, and no others', async () => {
  const answer = await gateway().ask(
    `/v1/account/${alice.address}/balance?currency=usd&chainId=${node.networkId}`,
  )
  expect((await answer.json()).balances).toMatchObject([
    { symbol: 'SOL', address: `So${'1'.repeat(41)}`, value: 1500, quantity: { numeric: '10' } },
    { symbol: 'LKD', address: dollar.address, value: 50, quantity: { decimals: '6', numeric: '50' } },
    { symbol: 'LKT', address: token.address, value: 17.5, quantity: { decimals: '9', numeric: '7' } },
  ])
})

it('[SOL-1] [ACC-4] reports sent, received and failed transactions', async () => {
  const paid = await send(alice, transferSol(alice.address, bob.address, 1_500_000_000n))
  const own = await send(alice, transferSol(alice.address, alice.address, 7n))
  const failed = await send(alice, transferSol(alice.address, bob.address, 999_000_000_000_000n))
  const dollars = await send(alice, await tokenMove(dollar, 'spl', 6, 2_500_000n))
  const tokens = await send(alice, await tokenMove(token, 'token-2022', 9, 1n))
  const strange = await send(alice, await tokenMove(unlisted, 'spl', 6, 3n))

  const sent = await history(alice)
  expect(sent.next).toBe(null)
  expect(sent.data.map(({ metadata }) => metadata.hash)).toEqual([
    strange,
    tokens,
    dollars,
    failed,
    own,
    paid,
  ])
  expect(sent.data.map(rowOf)).toEqual([
    ['send', 'confirmed', `out 0.000003 ${unlisted.address.slice(0, 4)}…${unlisted.address.slice(-4)}`],
    ['send', 'confirmed', 'out 0.000000001 LKT'],
    ['send', 'confirmed', 'out 2.5 LKD'],
    ['send', 'failed'],
    ['send', 'confirmed', 'self 0.000000007 SOL'],
    ['send', 'confirmed', 'out 1.5 SOL'],
  ])
  expect(sent.data.at(-1)?.metadata).toMatchObject({
    sentFrom: alice.address,
    sentTo: bob.address,
    chain: node.networkId,
    nonce: 0,
  })
  expect(Math.abs(Date.parse(sent.data[0]?.metadata.minedAt ?? '') - Date.now())).toBeLessThan(600_000)

  // The transaction doesn't name the owner of the receiving token account.
  const got = await history(bob)
  expect(got.data.map(({ metadata }) => metadata.hash)).toEqual([tokens, dollars, failed, paid])
  expect(got.data.map(rowOf)).toEqual([
    ['receive', 'confirmed', 'in 0.000000001 LKT'],
    ['receive', 'confirmed', 'in 2.5 LKD'],
    ['execute', 'failed'],
    ['receive', 'confirmed', 'in 1.5 SOL'],
  ])
  expect((await told(bob, dollars))?.metadata).toMatchObject({ sentFrom: alice.address, sentTo: bob.address })
})

it('[SOL-1] [ACC-4] pages through the history, newest first, without repeats', async () => {
  const move = await tokenMove(dollar, 'spl', 6, 1n, dave, erin)
  const sent: string[] = []
  // Alternates between the account itself and its token account.
  for (let at = 0; at < 32; at += 1) {
    const sol = transferSol(dave.address, erin.address, BigInt(1_000_000 + at))
    const data = Buffer.from(move.data)
    data.writeBigUInt64LE(BigInt(100 + at), 1)
    sent.push(await sendSolana(ask, dave, at % 2 === 0 ? sol : { ...move, data }))
  }
  expect(new Set(sent).size).toBe(32)
  const listAll = async (whose: SolanaSigner) => {
    const hashes: string[] = []
    let cursor: string | null = null
    let pages = 0
    do {
      const page = await history(whose, cursor)
      hashes.push(...page.data.map(({ metadata }) => metadata.hash))
      expect(page.data.length).toBeLessThanOrEqual(25)
      cursor = page.next
      pages += 1
    } while (cursor && pages < 10)
    return { hashes, pages }
  }
  await vi.waitFor(
    async () => {
      const { value } = Object(await ask({ method: 'getSignatureStatuses', params: [[sent.at(-1) ?? '']] }))
      expect(value[0]?.confirmationStatus).toMatch(/confirmed|finalized/)
    },
    { timeout: 60_000, interval: 50 },
  )
  for (const whose of [dave, erin]) {
    const { hashes, pages } = await listAll(whose)
    expect([...hashes].sort()).toEqual([...sent].sort())
    expect(pages).toBe(2)
  }
}, 300_000)

it('[SOL-1] keeps every lamport beyond 2^53', async () => {
  await node.fund(carol.address, 18_000_000_000_000_000_000n)
  const signature = await send(carol, transferSol(carol.address, alice.address, 9_007_199_254_740_993n))
  const answer = await gateway().ask(
    `/v1/account/${carol.address}/balance?currency=usd&chainId=${node.networkId}`,
  )
  // 18 000 000 000 000 000 000 - 9 007 199 254 740 993 - 5 000
  expect((await answer.json()).balances[0].quantity.numeric).toBe('17990992800.745254007')
  const moved = await told(carol, signature)
  expect(moved && rowOf(moved)).toEqual(['send', 'confirmed', 'out 9007199.254740993 SOL'])
})

it('[RPC-1] [SOL-1] passes on public methods unchanged, and nothing else', async () => {
  expect(await rpc({ method: 'getHealth', params: [] })).toMatchObject({ result: 'ok' })
  for (const method of ['requestAirdrop', 'surfnet_setAccount', 'getBlockHeights', '__proto__'])
    expect(await rpc({ method, params: [alice.address, 1] })).toMatchObject({ error: { code: -32601 } })
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [carol.address] })
  const text = await (await gateway().ask(`/v1?chainId=${node.networkId}`, { method: 'POST', body })).text()
  expect(text).toContain('17990992800745254007')
  const { http } = await (await gateway().app.request('/v1/supported-chains')).json()
  expect(http).toEqual([node.networkId])
})

it('[IDF-4] rejects an invalid account before asking a node', async () => {
  for (const what of ['balance?currency=usd&', 'history?']) {
    for (const address of [
      'z'.repeat(44),
      `0x${'1'.repeat(40)}`,
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    ]) {
      const answer = await gateway().ask(`/v1/account/${address}/${what}chainId=${node.networkId}`)
      expect([address, answer.status, (await answer.json()).reasons[0].field]).toEqual([
        address,
        400,
        'address',
      ])
    }
  }
  for (const cursor of [
    'x',
    Buffer.from(JSON.stringify({ [node.networkId]: 'not.one' })).toString('base64url'),
  ]) {
    const path = `/v1/account/${alice.address}/history?chainId=${node.networkId}&cursor=${cursor}`
    expect((await gateway().ask(path)).status).toBe(400)
  }
})
