import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { surfpoolMissing } from '../errors'
import { callNode } from '../families/callNode'
import { loadSurfpool } from './loadSurfpool'
import { startSurfpool } from './startSurfpool'

const address = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const found = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof found === 'object' && found ? found.port : 0
}

it('starts a node that answers, with funded accounts, on the port that was asked for', async () => {
  const port = await freePort()
  const node = await startSurfpool({ port, fund: [address] })
  try {
    expect(node.url).toBe(`http://127.0.0.1:${port}`)
    const ask = (method: string, ...params: readonly unknown[]) => callNode('solana', node.url, method, params)
    expect(await ask('getBalance', address)).toMatchObject({ value: 1_000_000_000_000 })
    node.fund(address, 5)
    expect(await ask('getBalance', address)).toMatchObject({ value: 5 })
  } finally {
    await node.stop()
  }
  await expect(callNode('solana', node.url, 'getHealth', [])).rejects.toThrow()
})

it('says what to install where there is none for the machine', () => {
  expect(() => loadSurfpool({ platform: 'plan9', arch: 'mips' })).toThrow(
    expect.toSatisfy(surfpoolMissing.is),
  )
})
