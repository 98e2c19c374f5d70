import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { getDescriptors } from '@latchkey/protocol'
import { is } from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../app'
import { runCli } from '../../cli/runCli'
import { sampleCalldata, sampleContract, sampleTypedData } from '../../testing/sampleDescriptors'
import { setUpGateway } from '../../testing/setUpGateway'
import { writeTar } from '../../testing/writeTar'
import { createDescriptors } from './createDescriptors'

const gateway = setUpGateway()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'))
})
afterAll(() => rm(folder, { recursive: true }))

const pack = async (files: Readonly<Record<string, unknown>>) => {
  const path = join(folder, 'registry.tar.gz')
  const entries = Object.entries(files).map(([name, file]) => ({
    name,
    content: typeof file === 'string' ? file : JSON.stringify(file),
  }))
  await writeFile(path, gzipSync(writeTar(entries)))
  return path
}
const run = async (from: string) => {
  const [out, errors]: [string[], string[]] = [[], []]
  const code = await runCli(['descriptors', 'import', from], {
    env: { DATABASE_URL: gateway().services.database.url, GATEWAY_LOG: 'silent' },
    print: (line) => out.push(line),
    complain: (line) => errors.push(line),
    untilStopped: async () => undefined,
  })
  return { code, out: out.join('\n'), errors }
}
/** Asks a gateway with an empty cache; descriptors are kept for a minute. */
const ask = (address: string, query: string, init?: RequestInit) => {
  const { services } = gateway()
  const app = createApp({ ...services, descriptors: createDescriptors(services.database, services.now) })
  return app.request(`/v1/descriptors/${address}?${query}&projectId=dev`, init)
}
const contract = `eip155:1:${sampleContract}`
const descriptorsOf = async (address: string, kind: string) =>
  (await (await ask(address, `kind=${kind}`)).json()).descriptors.map(
    ({ descriptor }: { descriptor: unknown }) => descriptor,
  )

describe('descriptors', () => {
  beforeEach(async () => {
    await gateway().services.database.query('delete from descriptors')
  })

  it('are imported from a folder or archive, and served by contract and kind', async () => {
    const permit = sampleTypedData('Permit(address owner)')
    const vote = sampleTypedData('Vote(uint256 id)')
    const from = await pack({
      'main/registry/x/calldata-a.json': sampleCalldata(),
      'main/registry/x/eip712-permit.json': permit,
      'main/registry/y/eip712-vote.json': vote,
      'main/ercs/calldata-erc.json': { context: { contract: {} } },
    })
    expect(await run(from)).toEqual({
      code: 0,
      out: 'Imported 3 descriptors for 2 contracts, in place of 0: 0 refused, 1 without a contract',
      errors: [],
    })
    expect(await descriptorsOf(contract, 'calldata')).toEqual([sampleCalldata()])
    expect(await descriptorsOf(contract.toLowerCase(), 'eip712')).toEqual([permit, vote])
    expect(await descriptorsOf(`eip155:10:${sampleContract}`, 'calldata')).toEqual([])
    const answer = await (await ask(contract, 'kind=eip712')).json()
    expect(is(getDescriptors.output, answer)).toBe(true)
  })

  it('replace those of the import before, and say which files were refused and why', async () => {
    await run(await pack({ 'calldata-a.json': sampleCalldata(), 'calldata-b.json': sampleCalldata() }))
    const root = join(folder, 'plain')
    await mkdir(root)
    await writeFile(join(root, 'eip712-c.json'), JSON.stringify(sampleTypedData('Vote(uint256 id)')))
    await writeFile(join(root, 'calldata-\u001b[31md.json'), '[]')
    await writeFile(join(root, 'eip712-e.json'), '{')
    const { code, out, errors } = await run(root)
    expect(errors).toEqual([
      'Refused calldata-[31md.json: not an object',
      'Refused eip712-e.json: not valid JSON',
    ])
    expect([code, out]).toEqual([
      0,
      'Imported 1 descriptor for 1 contracts, in place of 2: 2 refused, 0 without a contract',
    ])
    expect(await descriptorsOf(contract, 'calldata')).toEqual([])
    expect(await descriptorsOf(contract, 'eip712')).toHaveLength(1)
  })

  it('stay as they are if an import has nothing, can’t be read, or fails halfway', async () => {
    await run(await pack({ 'calldata-a.json': sampleCalldata() }))
    const bad = await run(await pack({ 'calldata-\u001b[31mb.json': '{' }))
    expect(bad).toEqual({
      code: 1,
      out: '',
      errors: [
        'Refused calldata-[31mb.json: not valid JSON',
        "Can't read the descriptors: no valid descriptor found",
      ],
    })
    expect((await run(join(folder, 'nothing.tar.gz'))).code).toBe(1)
    const { database } = gateway().services
    await database.query('alter table descriptors add constraint full_disk check (path not like $$%fails%$$)')
    await expect(
      run(await pack({ 'calldata-b.json': sampleCalldata(), 'calldata-fails.json': sampleCalldata() })),
    ).rejects.toThrow('full_disk')
    await database.query('alter table descriptors drop constraint full_disk')
    expect(await descriptorsOf(contract, 'calldata')).toEqual([sampleCalldata()])
  })

  it('can be cached, and cost nothing if they haven’t changed', async () => {
    await run(await pack({ 'calldata-a.json': sampleCalldata() }))
    const answer = await ask(contract, 'kind=calldata')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    const etag = answer.headers.get('etag') ?? ''
    const again = await ask(contract, 'kind=calldata', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const none = await ask(`eip155:5:${sampleContract}`, 'kind=calldata')
    expect(none.headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('are kept for a minute', async () => {
    let time = 1_000_000
    const read = createDescriptors(gateway().services.database, () => time)
    const count = async () =>
      JSON.parse(new TextDecoder().decode((await read(contract.toLowerCase(), 'calldata')).bytes)).descriptors
        .length
    expect(await count()).toBe(0)
    await run(await pack({ 'calldata-a.json': sampleCalldata() }))
    time += 59_000
    expect(await count()).toBe(0)
    time += 2_000
    expect(await count()).toBe(1)
  })

  it.each(['vitalik.eth', sampleContract, `eip155:x:${sampleContract}`, 'eip155:1:0x12', 'solana:1:abc'])(
    'are not for %s',
    async (address) => {
      const answer = await ask(address, 'kind=calldata')
      expect([answer.status, (await answer.json()).reasons[0].field]).toEqual([400, 'address'])
    },
  )

  it('need a kind and a project', async () => {
    expect((await ask(contract, 'kind=all')).status).toBe(400)
    expect((await ask(contract, '')).status).toBe(400)
    expect((await gateway().app.request(`/v1/descriptors/${contract}?kind=calldata`)).status).toBe(401)
  })
})
