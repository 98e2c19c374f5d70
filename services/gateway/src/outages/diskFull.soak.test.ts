import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectClient } from '@latchkey/relay/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Gateway, startGateway } from '../startGateway'
import { openSmallDisk, type SmallDisk } from '../testing/openSmallDisk'
import { keepPublishing } from '../testing/outages/keepPublishing'

let disk: SmallDisk | undefined
let folder: string
let gateway: Gateway
beforeAll(async () => {
  disk = await openSmallDisk(256)
  if (!disk) console.warn('May not mount a small disk: the database is killed instead')
  folder = disk ? join(disk.folder, 'data') : await mkdtemp(join(tmpdir(), 'latchkey-disk-'))
  if (!disk) await chmod(folder, 0o755)
  const env = {
    GATEWAY_DATA: folder,
    GATEWAY_MODE: 'development',
    GATEWAY_LOG: 'silent',
    GATEWAY_RATE_LIMIT: '10000',
    RELAY_DRAIN_MS: '100',
  }
  gateway = await startGateway({ port: 0, env })
})
afterAll(async () => {
  await gateway?.stop()
  await disk?.remove()
  await rm(folder, { recursive: true, force: true })
})

/** Leaves no room for the database's journal, which ends it; without a small disk, kills it. */
async function fill(): Promise<void> {
  const postgres = join(folder, 'postgres')
  const [pid, , , port] = (await readFile(join(postgres, 'data', 'postmaster.pid'), 'utf8')).split('\n')
  if (!disk) {
    process.kill(Number(pid), 'SIGKILL')
    return
  }
  await disk.fill()
  const password = (await readFile(join(postgres, 'password'), 'utf8')).trim()
  const url = `postgres://latchkey:${password}@127.0.0.1:${port}/postgres`
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const useUp = async () => {
    for (let n = 0; n < 20; n++) {
      await client.query("select pg_logical_emit_message(false, 'latchkey', repeat('x', 1000))")
      await client.query('select pg_switch_wal()')
    }
  }
  // The database ends, and with it this connection.
  await expect(useUp()).rejects.toThrow()
}

it('comes back by itself when a disk that was full of everything has room again', async () => {
  const relayUrl = `${gateway.url.replace('http', 'ws')}/relay`
  const topic = randomBytes(32).toString('hex')
  const [publisher, reader] = [await connectClient(relayUrl), await connectClient(relayUrl)]
  await reader.call('irn_subscribe', { topic })
  const publishing = keepPublishing(publisher, topic, 'full')
  await reader.pushed(5)
  const status = async (path: string) => (await fetch(`${gateway.url}${path}`)).status
  await fill()
  if (disk) {
    await expect.poll(() => status('/ready'), { timeout: 30_000 }).toBe(503)
    await expect.poll(() => publishing.refusals().length, { timeout: 30_000 }).toBeGreaterThan(0)
    for (let n = 0; n < 30; n++) {
      expect(await status('/health')).toBe(200)
      expect(await status('/getWallets?projectId=dev&entries=1&page=1')).toBe(200)
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
    expect(await status('/ready')).toBe(503)
    await disk.free()
  }
  await expect.poll(() => status('/ready'), { timeout: 90_000, interval: 500 }).toBe(200)
  await reader.pushed(reader.pushes.length + 5, 60_000)
  const kept = await publishing.stop()
  await reader.pushed(kept.length, 60_000)
  const got = new Set(reader.pushes.map(({ params }) => params.data.message))
  expect(kept.filter((message) => !got.has(message))).toEqual([])
  await Promise.all([publisher.close(), reader.close()])
})
