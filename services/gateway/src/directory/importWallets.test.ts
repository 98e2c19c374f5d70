import { createHash } from 'node:crypto'
import { getWallets } from '@latchkey/protocol'
import { parse } from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'
import { createDirectory } from './createDirectory'
import { importWallets } from './importWallets'
import { readRegistry } from './readRegistry'
import { resetDirectory } from './resetDirectory'

const gateway = setUpGateway({ GATEWAY_RATE_LIMIT: '100000' })
const registered = readRegistry().length
const idOf = (name: string) => createHash('sha256').update(`imported ${name}`).digest('hex')
const wallet = (name: string, more: object = {}) => ({ id: idOf(name), name, ...more })
const list = async (query: string) => {
  await gateway().services.directory.refresh()
  return parse(getWallets.output, await (await gateway().ask(`/getWallets?${query}`)).json())
}
const add = (...wallets: Parameters<typeof importWallets>[1]) =>
  importWallets(gateway().services.database, wallets, 'add')
afterEach(async () => {
  await resetDirectory(gateway().services.database)
})

describe('imported wallets', () => {
  it('[DIR-1] add to the registry; the same id again updates them', async () => {
    expect(await add(wallet('Aaa', { order: 1 }), wallet('Bbb'))).toEqual({
      added: 2,
      changed: 0,
      removed: 0,
    })
    expect(await add(wallet('Aaa', { order: 2 }), wallet('Ccc'))).toEqual({
      added: 1,
      changed: 1,
      removed: 0,
    })
    const { data, count } = await list('entries=2')
    expect(count).toBe(registered + 3)
    expect(data[0]).toMatchObject({ name: 'Aaa', order: 2 })
  })

  it('[DIR-1] replace the same wallet of the registry, and keep its ids and icon', async () => {
    const [metamask] = (await list('rdns=io.metamask')).data
    const before = await (await gateway().ask(`/getWalletImage/${metamask?.image_id}`)).text()
    await add(wallet('MetaMask Imported', { rdns: 'io.metamask' }), wallet('rainbow'))
    expect((await list('entries=1')).count).toBe(registered)
    const [imported] = (await list(`include=${metamask?.id}`)).data
    expect(imported).toMatchObject({ id: idOf('MetaMask Imported'), name: 'MetaMask Imported' })
    expect(await (await gateway().ask(`/getWalletImage/${imported?.image_id}`)).text()).toBe(before)
    expect((await list('search=rainbow')).data.map(({ name }) => name)).toEqual(['rainbow'])
  })

  it('[DIR-1] can be the whole directory, until it is reset', async () => {
    await add(wallet('Aaa'), wallet('Bbb'))
    const { database } = gateway().services
    const outcome = await importWallets(database, [wallet('Bbb'), wallet('Ccc')], 'replace')
    expect(outcome).toEqual({ added: 1, changed: 1, removed: 1 })
    expect((await list('')).data.map(({ name }) => name)).toEqual(['Bbb', 'Ccc'])
    await add(wallet('Ddd'))
    expect((await list('')).count).toBe(3)
    expect(await resetDirectory(database)).toBe(3)
    expect((await list('')).count).toBe(registered)
  })

  it('are all imported or none', async () => {
    const { database } = gateway().services
    const bad = { ...wallet('Bbb'), id: 'no id' }
    await expect(add(wallet('Aaa'), bad)).rejects.toThrow()
    await expect(importWallets(database, [bad], 'replace')).rejects.toThrow()
    expect((await list('')).count).toBe(registered)
  })

  it('reach other processes within seconds', async () => {
    const other = await createDirectory(gateway().services.database, () => undefined)
    const before = other.current().size
    await add(wallet('Aaa'))
    await expect.poll(() => other.current().size, { timeout: 5_000 }).toBe(before + 1)
    await other.stop()
  })

  it('are skipped and reported if their row is corrupt', async () => {
    const { database } = gateway().services
    await add(wallet('Aaa'))
    await database.query(`update directory_wallets set wallet = '{"id": 1}'`)
    const heard: unknown[] = []
    const other = await createDirectory(database, (error) => heard.push(error))
    expect(other.current().size).toBe(registered)
    expect(heard).toHaveLength(1)
    await other.stop()
  })

  it('[DIR-1] may be 10,000 without slowing the first page', async () => {
    const quickestMs = async () => {
      const times: number[] = []
      for (let count = 0; count < 51; count++) {
        const began = performance.now()
        await (await gateway().ask('/getWallets?page=1&entries=40&chains=eip155:1')).text()
        times.push(performance.now() - began)
      }
      return Math.min(...times)
    }
    await list('')
    const few = await quickestMs()
    const many = Array.from({ length: 10_000 }, (_, index) =>
      wallet(`Imported ${index}`, { chains: ['eip155:1', 'eip155:137'], homepage: 'https://wallet.example' }),
    )
    expect(await add(...many)).toMatchObject({ added: 10_000 })
    expect((await list('entries=1')).count).toBe(registered + 10_000)
    // The quickest of many barely depends on other load; a page that isn't cached takes many times as long.
    expect(await quickestMs()).toBeLessThan(3 * few + 3)
  })
})
