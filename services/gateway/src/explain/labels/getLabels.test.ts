import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../app'
import { runCli } from '../../cli/runCli'
import { sampleCalldata, sampleContract } from '../../testing/sampleDescriptors'
import { setUpGateway } from '../../testing/setUpGateway'
import { importDescriptors } from '../descriptors/importDescriptors'
import { readDescriptors } from '../descriptors/readDescriptors'
import { createLabels } from './createLabels'
import { importLabels } from './importLabels'

let anvil: AnvilNode
let folder: string
const settings: Record<string, string> = {}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'labels-'))
  anvil = await startAnvil()
  const tokens = [{ address: anvil.contracts.dollar, name: 'Latchkey Dollar', symbol: 'LKD', decimals: 6 }]
  settings.GATEWAY_CHAINS = JSON.stringify([
    {
      id: 'eip155:31337',
      name: 'Local',
      rpc: [anvil.url],
      names: anvil.contracts.ensUniversalResolver,
      tokens,
    },
  ])
}, 60_000)
const gateway = setUpGateway(settings)
afterAll(async () => {
  await anvil.stop()
  await rm(folder, { recursive: true })
})

const run = async (...args: string[]) => {
  const lines: string[] = []
  const code = await runCli(['labels', ...args], {
    env: { DATABASE_URL: gateway().services.database.url, GATEWAY_LOG: 'silent' },
    print: (line) => lines.push(line),
    complain: (line) => lines.push(line),
    untilStopped: async () => undefined,
  })
  return [code, lines[0]]
}
const importFile = async (content: unknown) => {
  const path = join(folder, 'labels.json')
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return run('import', path)
}
const labelsOf = async (...addresses: string[]) =>
  (await (await gateway().ask(`/v1/labels?addresses=${addresses.join(',')}`)).json()).labels

const [alice] = testAccounts
const here = (address: string) => `eip155:31337:${address}`
const solana = 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy'
const [polkadot, generic] = [
  '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
]

describe('labels', () => {
  beforeEach(async () => {
    await importLabels(gateway().services.database, [])
  })

  it("come from the operator's file, then known contracts, then names", async () => {
    const { database } = gateway().services
    const files = new Map([['calldata-a.json', Buffer.from(JSON.stringify(sampleCalldata()))]])
    await importDescriptors(database, readDescriptors({ files, refused: [] }).taken)
    const dollar = here(anvil.contracts.dollar)
    const vault = `eip155:1:${sampleContract}`
    const person = here(alice.address.toLowerCase())
    const nobody = here(testAccounts[4].address)
    // The first lookup of a name loads tables, for longer than a label waits.
    await gateway().ask(`/v1/identity/${alice.address}`)
    expect(await labelsOf(dollar, vault, person, nobody)).toEqual([
      { address: dollar, name: 'Latchkey Dollar', source: 'contract' },
      { address: vault, name: 'Sample: Vault', source: 'contract' },
      { address: person, name: 'alice.latchkey.eth', source: 'name' },
    ])
    expect(
      await importFile({ [dollar]: 'Our dollar', [vault.toLowerCase()]: 'Our vault', [alice.address]: 'Al' }),
    ).toEqual([0, 'Imported 3 labels, in place of 0'])
    expect(await labelsOf(dollar, vault, person)).toEqual([
      { address: dollar, name: 'Our dollar', source: 'operator' },
      { address: vault, name: 'Our vault', source: 'operator' },
      { address: person, name: 'Al', source: 'operator' },
    ])
  })

  it('are for one chain or for all of a family, in any spelling of the address', async () => {
    await importFile([
      { address: here(sampleContract.toLowerCase()), name: 'Here' },
      { address: sampleContract, name: 'Everywhere' },
      { address: solana, name: 'Treasury' },
      { address: polkadot, name: 'Stash' },
    ])
    const chain = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
    const asked = [
      here(sampleContract),
      `eip155:5:${sampleContract}`,
      `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solana}`,
      `${chain}:${polkadot}`,
      `${chain}:${generic}`,
    ]
    const names = (await labelsOf(...asked)).map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Here', 'Everywhere', 'Treasury', 'Stash', 'Stash'])
  })

  it('are replaced by the next file and removed by a reset', async () => {
    await importFile({ [sampleContract]: 'One', [alice.address]: 'Two' })
    expect(await importFile({ [sampleContract]: 'Three' })).toEqual([0, 'Imported 1 label, in place of 2'])
    expect(await labelsOf(here(sampleContract))).toMatchObject([{ name: 'Three' }])
    expect(await run('reset')).toEqual([0, 'Removed 1 label'])
    expect(await labelsOf(here(sampleContract))).toEqual([])
  })

  it.each<[unknown, string]>([
    ['{', 'not valid JSON'],
    ['{}', 'the file is empty'],
    [{ [sampleContract]: '' }, 'a name is missing'],
    [{ [sampleContract]: 'x'.repeat(101) }, 'too long'],
    [{ [sampleContract]: 'Bank\u202e' }, 'invisible letters'],
    [[{ address: sampleContract }], 'a name is missing'],
    [{ 'vitalik.eth': 'V' }, 'vitalik.eth: not an address'],
    [{ 'eip155:1:0x12': 'V' }, 'eip155:1:0x12: not an address'],
    [{ [sampleContract]: 'A', [sampleContract.toLowerCase()]: 'B' }, 'appears twice'],
  ])('stay as they are after the invalid file %j', async (content, reason) => {
    await importFile({ [sampleContract]: 'Before' })
    expect(await importFile(content)).toEqual([1, expect.stringContaining(reason)])
    expect(await labelsOf(here(sampleContract))).toMatchObject([{ name: 'Before' }])
  })

  it('need a file', async () => {
    expect(await run('import', join(folder, 'nothing.json'))).toEqual([1, expect.stringContaining('ENOENT')])
    expect(await run('list')).toEqual([2, 'Usage: labels import, reset'])
  })

  it('don’t wait for slow names, and then aren’t cached', async () => {
    const { services } = gateway()
    const { database, nodes } = services
    for (const identities of [
      () => new Promise<never>(() => undefined),
      () => Promise.reject(new TypeError('down')),
    ]) {
      const labels = createLabels({ database, chains: nodes.chains, identities, nameMs: 50 })
      const answer = await createApp({ ...services, labels }).request(
        `/v1/labels?addresses=${here(alice.address)}&projectId=dev`,
      )
      expect(await answer.json()).toEqual({ labels: [] })
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    const known = await gateway().ask(`/v1/labels?addresses=${here(alice.address)}`)
    expect(known.headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('are for ten addresses at most, and count like as many calls', async () => {
    const many = (count: number) => Array.from({ length: count }, () => here(alice.address)).join(',')
    expect((await gateway().ask(`/v1/labels?addresses=${many(11)}`)).status).toBe(400)
    expect((await gateway().ask('/v1/labels?addresses=vitalik.eth')).status).toBe(400)
    const { services } = gateway()
    const config = { ...services.config, GATEWAY_CALL_RATE_LIMIT: 5 }
    const app = createApp({ ...services, config })
    const statuses = []
    for (let round = 0; round < 3; round += 1)
      statuses.push((await app.request(`/v1/labels?addresses=${many(10)}&projectId=dev`)).status)
    expect(statuses).toContain(429)
  })
})
