import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { anvilFailed, anvilMissing, nodeFailed } from '../errors'
import { testAccounts } from '../evm/testAccounts'
import { findAnvil } from './findAnvil'
import { seedEvm } from './seedEvm'
import { sendBatch } from './sendBatch'
import { startAnvil } from './startAnvil'

const folder = mkdtempSync(join(tmpdir(), 'latchkey-testing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    // No such process, as expected.
    return false
  }
}

async function untilGone(pid: number): Promise<boolean> {
  for (let turn = 0; turn < 100 && isAlive(pid); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
  return !isAlive(pid)
}

const countOf = (url: string) =>
  sendBatch(url, [{ method: 'eth_getTransactionCount', params: [testAccounts[0].address, 'latest'] }])

describe('startAnvil', () => {
  it('starts on a free loopback port with the given chain id, and is gone after stop', async () => {
    const node = await startAnvil({ chainId: 4242, seed: false })
    expect(node.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(await sendBatch(node.url, [{ method: 'eth_chainId', params: [] }])).toEqual(['0x1092'])
    expect(
      await sendBatch(node.url, [{ method: 'eth_getCode', params: [node.contracts.dollar, 'latest'] }]),
    ).toEqual(['0x'])
    await node.stop()
    expect(isAlive(node.pid)).toBe(false)
    await node.stop()
  })

  it('keeps the chain in a state file, and doesn’t seed it twice', async () => {
    const state = join(folder, 'chain.json')
    const before = await startAnvil({ state })
    const count = await countOf(before.url)
    await before.stop()
    const after = await startAnvil({ state })
    try {
      expect(await countOf(after.url)).toEqual(count)
      expect(await seedEvm(after.url)).toEqual(before.contracts)
      expect(await countOf(after.url)).toEqual(count)
    } finally {
      await after.stop()
    }
  })

  it('seeds a chain that mines on a timer without waiting for a block', async () => {
    const node = await startAnvil({ blockTime: 600 })
    try {
      expect(await countOf(node.url)).not.toEqual(['0x0'])
    } finally {
      await node.stop()
    }
  })

  it('reports a taken port, and leaves nothing behind', async () => {
    const node = await startAnvil({ seed: false })
    const port = Number(new URL(node.url).port)
    await expect(startAnvil({ port })).rejects.toSatisfy(anvilFailed.is)
    await node.stop()
  })

  it('refuses to seed a chain where the addresses would differ', async () => {
    const node = await startAnvil({ seed: false })
    const [from, to] = [testAccounts[9].address, testAccounts[0].address]
    await sendBatch(node.url, [{ method: 'eth_sendTransaction', params: [{ from, to, value: '0x1' }] }])
    await expect(seedEvm(node.url)).rejects.toSatisfy(nodeFailed.is)
    await node.stop()
  })

  it.each([
    ['ends by itself', ''],
    ['is killed', `process.kill(process.pid, 'SIGKILL')`],
  ])('dies with a parent that %s', async (_, ending) => {
    const module = JSON.stringify(join(import.meta.dirname, 'startAnvil.ts'))
    const program = `const { startAnvil } = await import(${module})
const { pid } = await startAnvil({ seed: false })
await new Promise((done) => process.stdout.write(String(pid), done))
${ending}`
    const args = ['--conditions=@latchkey/source', '--import', 'tsx', '--input-type=module', '-e', program]
    const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    let pid = ''
    parent.stdout.on('data', (chunk) => {
      pid += chunk
    })
    await new Promise((resolve) => parent.once('close', resolve))
    expect(Number(pid)).toBeGreaterThan(0)
    expect(await untilGone(Number(pid))).toBe(true)
  })
})

describe('findAnvil', () => {
  it('names what to install when the program is missing', () => {
    const find = () => findAnvil({ platform: 'plan9', arch: 'mips', env: {} })
    expect(find).toThrow('npm install --save-dev @foundry-rs/anvil')
    expect(find).toThrow(expect.toSatisfy(anvilMissing.is))
  })

  it('uses the program of ANVIL_PATH', () => {
    expect(findAnvil({ platform: 'plan9', arch: 'mips', env: { ANVIL_PATH: '/opt/anvil' } })).toBe(
      '/opt/anvil',
    )
  })
})
