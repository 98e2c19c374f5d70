import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { swapNetworkIds } from '@latchkey/protocol'
import { parse } from 'valibot'
import { type Address, checksumAddress, isAddress } from 'viem'
import { expect, it } from 'vitest'
import { chainSchema } from '../../config/chainSchema'
import { createSwapTokens } from './createSwapTokens'
import { usualTokens } from './usualTokens'

const chain = parse(chainSchema, {
  id: 'eip155:1',
  name: 'One',
  rpc: ['http://127.0.0.1:9'],
  tokens: [{ address: `0x${'A'.repeat(40)}`, name: 'Own', symbol: 'OWN', decimals: 6 }],
})
const entry = (change: object = {}) => ({
  chainId: 1,
  address: `0x${'b'.repeat(40)}`,
  name: 'Bee',
  symbol: 'BEE',
  decimals: 18,
  logoURI: 'https://pictures.example/bee.png',
  ...change,
})
const log = () => {
  const warned: string[] = []
  return { warned, warn: (_what: unknown, text?: string) => void warned.push(`${text}`) }
}

it('lists the tokens of the chain, of the operator’s file and well-known ones, each address once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tokens-'))
  const place = join(folder, 'list.json')
  const tokens = [
    entry(),
    entry({ name: 'Again' }),
    entry({ address: `0x${'a'.repeat(40)}`, name: 'Not the operator’s own' }),
    entry({ address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', name: 'Coin' }),
    entry({ address: `0x${'c'.repeat(40)}`, name: 'Ev\u202eil', logoURI: 'javascript:alert(1)' }),
    entry({ address: `0x${'d'.repeat(40)}`, logoURI: 'https://user:word@pictures.example' }),
    entry({ chainId: 2, address: `0x${'e'.repeat(40)}` }),
    entry({ address: '0x12' }),
    entry({ decimals: 256 }),
    entry({ name: '\u202e' }),
    { tags: ['no token'] },
  ]
  await writeFile(place, JSON.stringify({ name: 'List', tokens }))
  const list = createSwapTokens({ place, log: log(), now: Date.now })
  const found = await list(chain)
  expect(found.slice(0, 6)).toMatchObject([
    { symbol: 'ETH', address: 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee' },
    { name: 'Own', address: `eip155:1:0x${'a'.repeat(40)}` },
    { name: 'Bee', address: `eip155:1:0x${'b'.repeat(40)}`, logoUri: 'https://pictures.example/bee.png' },
    { name: 'Coin' },
    { name: 'Evil', logoUri: null },
    { address: `eip155:1:0x${'d'.repeat(40)}`, logoUri: null },
  ])
  expect(found.map(({ address }) => address)).toContain('eip155:1:0xdac17f958d2ee523a2206206994597c13d831ec7')
  expect(new Set(found.map(({ address }) => address)).size).toBe(found.length)
  await rm(folder, { recursive: true })
})

it('reads a list from the operator’s network, keeps it for an hour, and the last one if it fails', async () => {
  let asked = 0
  let answer = JSON.stringify({ tokens: [entry()] })
  const server = createServer((_request, response) => {
    asked += 1
    response.end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  let time = 0
  const own = log()
  const place = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list.json`
  const list = createSwapTokens({ place, log: own, now: () => time })
  const has = async () => (await list(chain)).some(({ symbol }) => symbol === 'BEE')
  expect([await has(), await has(), asked]).toEqual([true, true, 1])
  time += 3_600_000
  for (const bad of ['{', '{}', `{"tokens":[${'1,'.repeat(6_000_000)}1]}`]) {
    answer = bad
    expect(await has()).toBe(true)
    time += 60_000
  }
  expect(asked).toBe(4)
  expect(own.warned).toEqual(Array(3).fill('Could not read the list of tokens for swaps'))
  server.close()
})

it('does without a list that it never got', async () => {
  const own = log()
  const list = createSwapTokens({ place: '/nowhere/list.json', log: own, now: Date.now })
  expect((await list(chain)).length).toBeGreaterThan(2)
  expect(own.warned).toHaveLength(1)
})

it('has well-known tokens with correct checksums', () => {
  for (const [chainId, rows] of Object.entries(usualTokens)) {
    expect([...swapNetworkIds, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']).toContain(chainId)
    for (const [, , , address] of rows)
      if (isAddress(address, { strict: false })) expect(checksumAddress(address as Address)).toBe(address)
  }
})
