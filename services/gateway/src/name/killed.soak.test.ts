import { setTimeout as sleep } from 'node:timers/promises'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { signName } from '../testing/name/setUpNames'
import { startGatewayProcess } from '../testing/startGatewayProcess'

const rpc = ['http://127.0.0.1:1']
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const settings = {
  GATEWAY_CHAINS: JSON.stringify([{ id: 'eip155:31337', name: 'Local', rpc, nativeCurrency }]),
  NAMES_ZONES: 'sample.eth',
  NAMES_PER_CLIENT: '100000',
  NAMES_RATE_LIMIT: '100000',
  GATEWAY_RATE_LIMIT: '100000',
}
const kills = 4
const perRound = 40

it('loses no name whose registration it answered when it is killed, and has none in part', async () => {
  const first = await startGatewayProcess(settings)
  let gateway = first
  const answered: string[] = []
  const asked: string[] = []
  try {
    for (let round = 0; round < kills; round += 1) {
      const { url } = gateway
      const bodies = await Promise.all(
        Array.from({ length: perRound }, async (_, at) => {
          const account = privateKeyToAccount(generatePrivateKey())
          const name = `killed-${'abcd'[round]}${at.toString(36)}9z.sample.eth`
          const sign = (message: string) => account.signMessage({ message })
          const body = await signName({ chainId: 'eip155:31337', address: account.address, sign }, name)
          return { name, body: JSON.stringify(body) }
        }),
      )
      asked.push(...bodies.map(({ name }) => name))
      // Those that it doesn't answer fail.
      const settled = Promise.allSettled(
        bodies.map(async ({ name, body }) => {
          const answer = await fetch(`${url}/v1/profile/account?projectId=dev`, { method: 'POST', body })
          if (answer.status === 200) answered.push(name)
        }),
      )
      const before = answered.length
      while (answered.length < before + 5) await sleep(1)
      await gateway.kill()
      await settled
      gateway = await startGatewayProcess({ ...settings, DATABASE_URL: first.databaseUrl })
    }
    const found = new Map<string, unknown>()
    for (const name of asked) {
      const answer = await fetch(`${gateway.url}/v1/profile/account/${name}?projectId=dev`)
      if (answer.status === 200) found.set(name, await answer.json())
    }
    expect(answered.length).toBeGreaterThanOrEqual(5 * kills)
    for (const name of answered) expect([...found.keys()]).toContain(name)
    for (const record of found.values())
      expect(record).toMatchObject({ addresses: { '60': {}, '2147483648': {}, '2147514985': {} } })
  } finally {
    await gateway.stop()
    await first.stop()
  }
}, 300_000)
