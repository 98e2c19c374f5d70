import { describe, expect, it } from 'vitest'
import { setUp } from '../testing/setUp'
import { type Answer, entryOf, idOf, setUpDirectory } from '../testing/setUpDirectory'
import { fetchWalletPage } from './fetchWalletPage'
import { listWallets } from './listWallets'
import { prepareDirectory } from './prepareDirectory'
import { searchWallets } from './searchWallets'

const all = Array.from({ length: 95 }, (_, at) => entryOf(`Wallet ${at}`))
const page = (url: URL, entries: readonly object[]): Answer => {
  const size = Number(url.searchParams.get('entries'))
  const from = (Number(url.searchParams.get('page')) - 1) * size
  return { count: entries.length, data: entries.slice(from, from + size) }
}

describe('the lists of the first view', () => {
  it('[DIR-4] load in parallel and once: featured in the site’s order, four recommended', async () => {
    const featured = ['Zebra', 'Ant'].map((name) => entryOf(name))
    const { latchkey, queries, names } = await setUpDirectory(
      ({ url }) =>
        url.searchParams.has('include')
          ? { count: 2, data: featured.toReversed() }
          : { count: 95, data: all.slice(0, 4) },
      { featuredWalletIds: featured.map(({ id }) => id), excludeWalletIds: ['Wallet 2'] },
    )
    await latchkey.open()
    await Promise.all([prepareDirectory(latchkey), prepareDirectory(latchkey)])
    await prepareDirectory(latchkey)
    expect(queries()).toHaveLength(2)
    const identity = { projectId: 'dev', st: 'latchkey', sv: 'html-eip155-0.0.0', page: '1' }
    const ids = featured.map(({ id }) => id).join(',')
    expect(queries()).toContainEqual({ ...identity, entries: '2', include: ids })
    expect(queries()).toContainEqual({
      ...identity,
      entries: '4',
      exclude: ids,
      chains: 'eip155:1,eip155:2',
    })
    expect(names('featured')).toEqual(['Zebra', 'Ant'])
    expect(names('recommended')).toEqual(['Wallet 0', 'Wallet 1', 'Wallet 3'])
  })

  it('[DIR-1] never load without a gateway or project id, nor before the modal opens', async () => {
    const asked = async (options: object) => {
      const { latchkey, queries } = await setUpDirectory(() => 500, options)
      await prepareDirectory(latchkey)
      await fetchWalletPage(latchkey)
      await searchWallets(latchkey, 'fox')
      expect(latchkey.getState().directory).toBe(null)
      return queries().length
    }
    expect(await asked({ projectId: undefined })).toBe(0)
    expect(await asked({ gateway: undefined })).toBe(0)
    const { latchkey, queries } = await setUpDirectory(() => 500)
    await latchkey.ready
    await latchkey.open()
    expect(queries()).toEqual([])
  })

  it('[DIR-4] ignore a failure and load again on the next opening', async () => {
    let isDown = true
    const { latchkey, list, names } = await setUpDirectory(() =>
      isDown ? 404 : { count: 1, data: [entryOf('Fox')] },
    )
    await prepareDirectory(latchkey)
    expect(list('recommended')).toMatchObject({ error: { code: 'http/status' }, isLoading: false })
    isDown = false
    await prepareDirectory(latchkey)
    expect(names('recommended')).toEqual(['Fox'])
    expect(list('recommended')?.error).toBe(null)
  })

  it('[MOD-5] warn the site developer about an unknown project id', async () => {
    const refusal = { status: 'FAILED', reasons: [{ field: '', description: 'Unauthorized: invalid key' }] }
    const { latchkey } = setUp({ gateway: 'https://gateway.example' })
    Object.assign(latchkey.host, { fetch: async () => Response.json(refusal, { status: 401 }) })
    await prepareDirectory(latchkey)
    await expect.poll(() => latchkey.getState().modal.shownAlerts).toEqual(['invalid-project-id'])
  })

  it('[DIR-1] reject an answer that breaks the contract and keep what they have', async () => {
    const { latchkey, list } = await setUpDirectory(() => ({
      count: 1,
      data: [entryOf('Evil', { homepage: 'javascript:alert(1)' })],
    }))
    await prepareDirectory(latchkey)
    expect(list('recommended')).toMatchObject({ wallets: [], error: { code: 'http/malformed-answer' } })
  })

  it('stop loading when the modal closes, and load again when it opens', async () => {
    let answer: (said: Answer) => void = () => undefined
    const { latchkey, list, names, queries } = await setUpDirectory(
      () => new Promise<Answer>((resolve) => (answer = resolve)),
    )
    await latchkey.open()
    const first = prepareDirectory(latchkey)
    await expect.poll(() => queries()).toHaveLength(1)
    await latchkey.close()
    await first
    expect(list('recommended')).toMatchObject({ isLoading: false, error: null, page: 0 })
    await latchkey.open()
    const second = prepareDirectory(latchkey)
    await expect.poll(() => list('recommended')?.isLoading).toBe(true)
    await expect.poll(() => queries()).toHaveLength(2)
    answer({ count: 1, data: [entryOf('Fox')] })
    await second
    expect(names('recommended')).toEqual(['Fox'])
  })
})

describe('the list of all wallets', () => {
  it('[DIR-4] loads pages of 40, each wallet once, and ends with the last', async () => {
    const { latchkey, queries, list, names } = await setUpDirectory(({ url }) => page(url, all))
    for (const loaded of [40, 80, 95, 95]) {
      await Promise.all([fetchWalletPage(latchkey), fetchWalletPage(latchkey)])
      expect(names('all')).toHaveLength(loaded)
    }
    expect(list('all')).toMatchObject({ count: 95, isDone: true })
    expect(queries().map(({ page, entries }) => `${page} ${entries}`)).toEqual(['1 40', '2 40', '3 40'])
  })

  it('[DIR-4] leaves out what the first view shows, on every page, and what the site excludes by name', async () => {
    const { latchkey, queries, names } = await setUpDirectory(({ url }) => page(url, all), {
      excludeWalletIds: [idOf('Wallet 9'), 'wallet 7'],
    })
    await fetchWalletPage(latchkey)
    await prepareDirectory(latchkey)
    await fetchWalletPage(latchkey)
    const [first, ...later] = queries()
    expect(first?.exclude).toBe(idOf('Wallet 9'))
    expect(later.at(-1)).toMatchObject({ page: '2', exclude: idOf('Wallet 9') })
    expect(names('all')).not.toContain('Wallet 7')
    expect(names('all')).not.toContain('Wallet 9')
  })

  it('[DIR-4] keeps its wallets when a page fails, and continues from there', async () => {
    let isDown = false
    const { latchkey, list, names } = await setUpDirectory(({ url }) => (isDown ? 404 : page(url, all)))
    await fetchWalletPage(latchkey)
    isDown = true
    await fetchWalletPage(latchkey)
    expect(list('all')).toMatchObject({ page: 1, error: { code: 'http/status' } })
    expect(names('all')).toHaveLength(40)
    isDown = false
    await fetchWalletPage(latchkey)
    expect(names('all')).toHaveLength(80)
    expect(list('all')?.error).toBe(null)
  })

  it('[DIR-4] stops asking when the directory has fewer wallets than it says', async () => {
    const { latchkey, list } = await setUpDirectory(({ url }) =>
      url.searchParams.get('page') === '1'
        ? { count: 1000, data: [...all.slice(0, 39), all[0] ?? {}] }
        : { count: 1000, data: [] },
    )
    await fetchWalletPage(latchkey)
    expect(list('all')?.wallets).toHaveLength(39)
    await fetchWalletPage(latchkey)
    expect(list('all')?.isDone).toBe(true)
  })

  it('[DIR-1] lists certified wallets separately', async () => {
    const { latchkey, queries, list } = await setUpDirectory(() => ({
      count: 1,
      data: [entryOf('Fox', { badge_type: 'certified', image_id: 'abc-1', rdns: null })],
    }))
    await fetchWalletPage(latchkey, { isCertified: true })
    expect(queries()[0]).toMatchObject({ badge_type: 'certified', entries: '40' })
    expect(list('all')).toBe(undefined)
    expect(list('certified')?.wallets[0]).toMatchObject({ isCertified: true, isInstalled: false })
    expect(list('certified')?.wallets[0]).not.toHaveProperty('rdns')
    const image = new URL(list('certified')?.wallets[0]?.imageUrl ?? '')
    expect(image.pathname).toBe('/getWalletImage/abc-1')
    expect(image.searchParams.get('projectId')).toBe('dev')
  })

  it('[DIR-1] lists only wallets with a link when there is no adapter', async () => {
    const { latchkey, names } = await setUpDirectory(
      () => ({ count: 2, data: [entryOf('Linked'), entryOf('Bare', { mobile_link: null })] }),
      {},
    )
    latchkey.adapters.clear()
    await fetchWalletPage(latchkey)
    expect(names('all')).toEqual(['Linked'])
  })
})

describe('searching', () => {
  it('[DIR-4] asks for 100, shows results after 300 ms at the earliest, and tracks an event', async () => {
    const { latchkey, host, queries, list, names } = await setUpDirectory(() => ({
      count: 1,
      data: [entryOf('Fox')],
    }))
    const found = searchWallets(latchkey, 'fox', { isCertified: true })
    await expect.poll(() => queries()).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    host.advance(299)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(list('found')).toMatchObject({ isLoading: true, wallets: [] })
    host.advance(1)
    await found
    expect(names('found')).toEqual(['Fox'])
    expect(queries()[0]).toMatchObject({ search: 'fox', entries: '100', badge_type: 'certified' })
    expect(latchkey.getState().events.data).toMatchObject({
      event: 'SEARCH_WALLET',
      properties: { badge: 'certified', search: 'fox' },
    })
  })

  it('[DIR-4] never lets a late answer replace a newer search', async () => {
    const waiting = new Map<string, (said: Answer) => void>()
    const { latchkey, host, list, names } = await setUpDirectory(
      ({ url }) =>
        new Promise<Answer>((resolve) => waiting.set(url.searchParams.get('search') ?? '', resolve)),
    )
    const early = searchWallets(latchkey, 'fo')
    const late = searchWallets(latchkey, 'fox')
    await expect.poll(() => waiting.size).toBe(2)
    waiting.get('fox')?.({ count: 1, data: [entryOf('Fox')] })
    host.advance(300)
    await late
    waiting.get('fo')?.({ count: 1, data: [entryOf('Fold')] })
    await early
    expect(names('found')).toEqual(['Fox'])
    expect(list('found')?.query.search).toBe('fox')
  })

  it('[DIR-4] drops an abandoned search without a failure', async () => {
    const { latchkey, list } = await setUpDirectory(() => new Promise<Answer>(() => undefined))
    const controller = new AbortController()
    const search = searchWallets(latchkey, 'fox', { signal: controller.signal })
    controller.abort()
    await search
    expect(list('found')).toMatchObject({ isLoading: false, error: null })
    expect(latchkey.getState().events.data.event).toBe('SEARCH_WALLET')
  })
})

describe('the wallet list with a directory', () => {
  it('[CON-8] has installed, then featured, then custom wallets, none twice by reverse-DNS name, id or name', async () => {
    const featured = [entryOf('One', { rdns: 'com.one' }), entryOf('Mine wallet'), entryOf('Star')]
    const { latchkey, adapter } = await setUpDirectory(() => ({ count: 3, data: featured }), {
      featuredWalletIds: featured.map(({ id }) => id),
      customWallets: [
        { id: 'mine', name: 'MINE' },
        { id: 'other', name: 'Other' },
      ],
    })
    adapter.addWallet('com.one')
    await latchkey.open()
    await prepareDirectory(latchkey)
    expect(listWallets(latchkey).map(({ name, group }) => `${group} ${name}`)).toEqual([
      'injected com.one',
      'featured Mine wallet',
      'featured Star',
      'custom Other',
    ])
  })

  it('[CON-8] fills a short list up to four with recommended wallets, and recommends none beside two installed ones', async () => {
    const { latchkey, adapter } = await setUpDirectory(() => ({ count: 95, data: all.slice(0, 4) }))
    await latchkey.open()
    await prepareDirectory(latchkey)
    const groups = () => listWallets(latchkey).map(({ group }) => group)
    expect(groups()).toEqual(['recommended', 'recommended', 'recommended', 'recommended'])
    expect(listWallets(latchkey, 'eip155')).toHaveLength(2)
    adapter.addWallet('com.one')
    expect(groups()).toEqual(['injected', 'recommended', 'recommended', 'recommended'])
    adapter.addWallet('com.two')
    adapter.addWallet('com.three')
    expect(groups()).toEqual(['injected', 'injected', 'injected'])
  })

  it('[CON-9] hides an installed wallet when the site excludes its directory id', async () => {
    const { latchkey, adapter } = await setUpDirectory(
      ({ url }) =>
        url.searchParams.has('include')
          ? { count: 1, data: [entryOf('Uno', { rdns: 'com.one' })] }
          : { count: 0, data: [] },
      { excludeWalletIds: [idOf('Uno')] },
    )
    adapter.addWallet('com.one')
    adapter.addWallet('com.two')
    await latchkey.open()
    await prepareDirectory(latchkey)
    expect(listWallets(latchkey).map(({ id }) => id)).toEqual(['com.two'])
  })
})
