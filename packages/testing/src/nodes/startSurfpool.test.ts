import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { nodeRefused, surfpoolMissing } from '../errors'
import { callNode } from '../families/callNode'
import { createSolanaWallet } from '../solana/createSolanaWallet'
import { findSurfpool } from './findSurfpool'
import { hasSurfpool } from './hasSurfpool'
import { openDoor } from './openDoor'
import { seedSolana, solanaSeedTokens } from './seedSolana'
import { type SurfpoolNode, startSurfpool } from './startSurfpool'

const [owner = '', other = ''] = createSolanaWallet().addresses

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    // No such process, as expected.
    return false
  }
}

function describeNode() {
  let node: SurfpoolNode
  beforeAll(async () => {
    node = await startSurfpool({ port: 0 })
  }, 120_000)
  afterAll(() => node?.stop())

  const ask = (method: string, ...params: readonly unknown[]) => callNode('solana', node.url, method, params)

  it('makes blocks on a timer, on a local port only', async () => {
    expect(node.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const before = Number(await ask('getSlot'))
    await vi.waitFor(async () => expect(Number(await ask('getSlot'))).toBeGreaterThan(before), 5_000)
  })

  it('gives accounts their balances', async () => {
    await node.fund(owner, 1_000_000_000_000n)
    expect(await ask('getBalance', owner)).toMatchObject({ value: 1_000_000_000_000 })
    await node.fund(owner, 5n)
    expect(await ask('getBalance', owner)).toMatchObject({ value: 5 })
    await expect(node.fund('nobody', 5n)).rejects.toSatisfy(nodeRefused.is)
  })

  it.each([
    ['spl', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'LKDy111111111111111111111111111111111111111'],
    [
      'token-2022',
      'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
      'LKTy111111111111111111111111111111111111111',
    ],
  ] as const)('puts a %s token on the chain', async (program, programId, mint) => {
    await node.addToken({ mint, decimals: 6, program, balances: { [owner]: 2_500_000n, [other]: 1n } })
    expect(await ask('getTokenSupply', mint)).toMatchObject({ value: { amount: '2500001', decimals: 6 } })
    const filter = [{ programId }, { encoding: 'jsonParsed' }]
    const info = { mint, owner, tokenAmount: { amount: '2500000', decimals: 6 } }
    expect(await ask('getTokenAccountsByOwner', owner, ...filter)).toMatchObject({
      value: [{ account: { data: { parsed: { info } }, owner: programId } }],
    })
  })

  it('is seeded with coins, both kinds of tokens, and payments signed by the demo wallets', async () => {
    await seedSolana(node)
    expect(await ask('getBalance', owner)).toMatchObject({ value: 1_000_000_000_000 })
    const past = await ask('getSignaturesForAddress', owner)
    expect(past).toMatchObject([{ err: null }, { err: null }, { err: null }])
    for (const { address: mint, decimals } of solanaSeedTokens)
      expect(await ask('getTokenSupply', mint)).toMatchObject({ value: { decimals } })
    for (const programId of [
      'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
      'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
    ])
      expect(Object(await ask('getTokenAccountsByOwner', other, { programId })).value).toHaveLength(1)
  })

  it('forwards websockets of the same port to the node', async () => {
    const socket = new WebSocket(node.webSocketUrl)
    await once(socket, 'open')
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'slotSubscribe', params: [] }))
    const [answer] = await once(socket, 'message')
    expect(JSON.parse(String(answer))).toMatchObject({ id: 1, result: expect.any(Number) })
    socket.terminate()
  })

  it('is gone after stop, with its port', { timeout: 120_000 }, async () => {
    const mine = await startSurfpool({ port: 0 })
    expect(isAlive(mine.pid)).toBe(true)
    await mine.stop()
    expect(isAlive(mine.pid)).toBe(false)
    await expect(callNode('solana', mine.url, 'getHealth', [])).rejects.toSatisfy(nodeRefused.is)
    await mine.stop()
  })
}

// It isn't published for every machine; there, only the last test below runs.
if (hasSurfpool()) describe('startSurfpool', describeNode)

describe('openDoor', () => {
  it('closes a connection when nothing listens behind it', async () => {
    const empty = createServer().listen(0, '127.0.0.1')
    await once(empty, 'listening')
    const address = empty.address()
    const nowhere = typeof address === 'object' && address ? address.port : 0
    empty.close()
    await once(empty, 'close')
    const door = await openDoor(0, { http: nowhere, webSocket: nowhere })
    await expect(fetch(`http://127.0.0.1:${door.port}`)).rejects.toThrow()
    await door.close()
  })
})

describe('findSurfpool', () => {
  it('names what to install when it is missing', () => {
    const find = () => findSurfpool({ platform: 'plan9', arch: 'mips' })
    expect(find).toThrow('npm install --save-dev @solana/surfpool-plan9-mips')
    expect(find).toThrow(expect.toSatisfy(surfpoolMissing.is))
  })
})
