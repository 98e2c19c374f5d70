import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  connectClient,
  type DappVersion,
  startTestDapp,
  startTestWallet,
  type WalletVersion,
} from '@latchkey/relay/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'

const main = fileURLToPath(new URL('../../../relay/src/main.ts', import.meta.url))
const downMs = 12_000
const pairs: [DappVersion, WalletVersion][] = [
  ['2.21.8', '1.2.10'],
  ['2.17.3', '1.1.2'],
  ['2.17.3', '1.2.10'],
  ['2.21.8', '1.1.2'],
]

let database: TestDatabase
let port: number
let child: ChildProcess
beforeAll(async () => {
  database = await openTestDatabase()
  port = await freePort()
  child = await startRelay()
}, 60_000)
afterAll(async () => {
  await kill('SIGTERM')
  await database.stop()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts a relay with the limits that operators get. */
async function startRelay(): Promise<ChildProcess> {
  const flags = ['--conditions=@latchkey/source', '--import', 'tsx', main]
  const env = { ...process.env, DATABASE_URL: database.url, RELAY_PORT: String(port), RELAY_LOG: 'silent' }
  const started = spawn(process.execPath, flags, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: started.stdout }))
    if (line.startsWith('Relay listening')) return started
  throw new TypeError('Relay did not start')
}

async function kill(signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

it('lets every SDK and a fresh client at the same address in again after a kill', async () => {
  const url = `ws://localhost:${port}`
  const peers = await Promise.all(
    pairs.map(async ([dappVersion, version]) => {
      const dapp = await startTestDapp(url, { version: dappVersion })
      const wallet = await startTestWallet(url, { version })
      const { uri, session } = await dapp.connect()
      await wallet.pair(uri)
      await session
      const sign = () =>
        dapp.provider.request<string>(
          { method: 'personal_sign', params: ['0x6869', wallet.address] },
          'eip155:1',
        )
      expect(await sign()).toMatch(/^0x/)
      return { dapp, wallet, sign, name: `${dappVersion} and ${version}` }
    }),
  )
  for (let round = 0; round < 3; round++) {
    await kill('SIGKILL')
    await wait(downMs)
    child = await startRelay()
    const began = performance.now()
    // Each of them is at the address of all the others that come back.
    for (let n = 0; n < 10; n++) {
      const before = performance.now()
      const fresh = await connectClient(url)
      expect(performance.now() - before).toBeLessThan(2_000)
      await fresh.close()
      await wait(300)
    }
    const answers = await Promise.all(
      peers.map(async ({ sign, name }) => {
        const answer = await Promise.race([sign(), wait(30_000 - (performance.now() - began), 'no answer')])
        return [name, answer.slice(0, 2)]
      }),
    )
    expect(answers).toEqual(peers.map(({ name }) => [name, '0x']))
  }
  await Promise.all(peers.flatMap(({ dapp, wallet }) => [dapp.stop(), wallet.stop()]))
})
