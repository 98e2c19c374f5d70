import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { describe, expect, it, vi } from 'vitest'
import { createKeyKeeper } from './createKeyKeeper'

describe('the gateway’s key', () => {
  it('is stored encrypted, each bound to its session', async () => {
    const log = { error: vi.fn() }
    const config = { GATEWAY_SESSION_KEY: randomBytes(32).toString('hex'), GATEWAY_DATA: '/nowhere' }
    const keeper = createKeyKeeper({ config, log })
    const [key, pci] = [generatePrivateKey(), crypto.randomUUID()]
    const sealed = await keeper.seal(pci, key)
    expect(sealed.includes(Buffer.from(key.slice(2), 'hex'))).toBe(false)
    expect(await keeper.seal(pci, key)).not.toEqual(sealed)
    expect(await keeper.open(pci, sealed)).toBe(key)
    const refused = { code: 'gateway/session-key' }
    await expect(keeper.open(crypto.randomUUID(), sealed)).rejects.toMatchObject(refused)
    const changed = Buffer.from(sealed)
    changed[40] = (changed[40] ?? 0) ^ 1
    await expect(keeper.open(pci, changed)).rejects.toMatchObject(refused)
    await expect(keeper.open(pci, sealed.subarray(0, 20))).rejects.toMatchObject(refused)
    const other = createKeyKeeper({ config: { ...config, GATEWAY_SESSION_KEY: 'cd'.repeat(32) }, log })
    await expect(other.open(pci, sealed)).rejects.toMatchObject(refused)
    expect(JSON.stringify(log.error.mock.calls)).not.toContain(key.slice(2, 20))
  })

  it('is generated once if the operator sets none, in a file only this user can read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'latchkey-session-key-'))
    const log = { error: vi.fn() }
    const keeperIn = (data: string) =>
      createKeyKeeper({ config: { GATEWAY_SESSION_KEY: undefined, GATEWAY_DATA: data }, log })
    const path = join(folder, 'data', 'smart-sessions.key')
    const [key, pci]: [Hex, string] = [generatePrivateKey(), crypto.randomUUID()]
    const all = [1, 2, 3].map(() => keeperIn(join(folder, 'data')))
    const sealed = await Promise.all(all.map((keeper) => keeper.seal(pci, key)))
    for (const one of sealed) for (const keeper of all) expect(await keeper.open(pci, one)).toBe(key)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readFile(path, 'utf8')).toMatch(/^[0-9a-f]{64}$/)
    await writeFile(path, 'too short')
    await expect(keeperIn(join(folder, 'data')).seal(pci, key)).rejects.toMatchObject({
      code: 'gateway/session-key',
    })
    await rm(folder, { recursive: true })
  })
})
