import { setTimeout as wait } from 'node:timers/promises'
import { connectClient, sdkPairs, startTestDapp, startTestWallet } from '@latchkey/relay/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'
import { type RelayProcess, startRelayProcess } from '../testing/startRelayProcess'

const downMs = 12_000

let database: TestDatabase
let relay: RelayProcess
beforeAll(async () => {
  database = await openTestDatabase()
  relay = await startRelayProcess(database.url)
}, 60_000)
afterAll(async () => {
  await relay.kill('SIGTERM')
  await database.stop()
})

it('lets every SDK and a fresh client at the same address in again after a kill', async () => {
  const { url, port } = relay
  const peers = await Promise.all(
    sdkPairs.map(async ([dappVersion, version]) => {
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
    await relay.kill('SIGKILL')
    await wait(downMs)
    relay = await startRelayProcess(database.url, port)
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
