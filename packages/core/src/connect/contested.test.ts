import { connections } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { listWallets } from '../directory/listWallets'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createBrowser } from '../testing/createTestHost'
import { familyNetworks } from '../testing/fourFamilies'
import { setUp } from '../testing/setUp'

const rdns = 'io.metamask'

/** A visit with this many programs that all say they are MetaMask and granted the site its accounts before. */
function visit(count: number, given: Parameters<typeof setUp>[0] = {}) {
  const adapter = createScriptedAdapter()
  const add = () => {
    const wallet = adapter.addWallet(rdns, { name: 'MetaMask' })
    wallet.isAuthorised = true
    return wallet
  }
  const programs = Array.from({ length: count }, add)
  /** The programs that were asked without a prompt. */
  const silent: unknown[] = []
  const { connect } = adapter
  adapter.connect = async (request) => {
    if (request.silent) silent.push(request.connector.provider)
    return connect(request)
  }
  return { ...setUp({ adapter, ...given }), adapter, programs, add, silent }
}

/** Opens the modal and waits until this many wallets are listed. */
async function list({ latchkey }: ReturnType<typeof visit>, count: number) {
  await latchkey.open()
  await expect.poll(() => listWallets(latchkey)).toHaveLength(count)
  return listWallets(latchkey)
}

const stored = ({ latchkey }: ReturnType<typeof visit>) => latchkey.storage.get(connections)

describe('two programs with one reverse-DNS name', () => {
  it('[EVM-1] are both listed and marked, and each row asks its own program', async () => {
    const site = visit(2)
    const { latchkey, programs } = site
    expect(await list(site, 2)).toMatchObject([
      { id: rdns, isContested: true },
      { id: `${rdns}#2`, isContested: true },
    ])
    await latchkey.connect({ connectorId: `${rdns}#2`, namespace: 'eip155' })
    expect(programs.map(({ asked }) => asked)).toEqual([0, 1])
    expect(latchkey.getState().connect.rows[0]?.connectorId).toBe(`${rdns}#2`)
  })

  it('[EVM-1] are recognised whatever the case', async () => {
    const site = visit(1)
    site.adapter.addWallet('IO.MetaMask', { name: 'Other' })
    site.adapter.addWallet('com.good', { name: 'Good' })
    const rows = await list(site, 3)
    const marks = Object.fromEntries(rows.map(({ id, isContested }) => [id, isContested]))
    expect(marks).toEqual({ [rdns]: true, 'IO.MetaMask#2': true, 'com.good': undefined })
  })

  it('keep ids apart, also from a third and from one that takes such an id', async () => {
    const site = visit(3)
    const { adapter, programs, latchkey } = site
    await list(site, 3)
    adapter.addWallet(`${rdns}#3`)
    adapter.addWallet(rdns, { provider: programs[1]?.connector.provider })
    site.add()
    await list(site, 5)
    const ids = latchkey.getState().connect.connectors.map(({ id }) => id)
    expect(ids).toEqual([rdns, `${rdns}#2`, `${rdns}#3`, `${rdns}#3#2`, `${rdns}#4`])
  })

  it('can’t fill the page', async () => {
    const site = visit(150)
    expect(await list(site, 100)).toHaveLength(100)
    site.add()
    expect(await list(site, 100)).toHaveLength(100)
  })

  it('[EVM-1] are seen though a third program announced the object of one of them before', async () => {
    const site = visit(1)
    const { adapter, programs, latchkey } = site
    await list(site, 1)
    const provider = programs[0]?.connector.provider
    adapter.addWallet('com.decoy', { provider })
    // An impostor joins.
    site.add()
    await list(site, 3)
    const marks = latchkey.getState().connect.connectors.map(({ id, contested }) => [id, contested])
    expect(marks).toEqual([
      [rdns, 'id'],
      ['com.decoy', undefined],
      [`${rdns}#2`, 'id'],
    ])
    // Whoever announces itself again gets no further row.
    for (const id of [rdns, 'com.decoy']) adapter.addWallet(id, { provider })
    expect(latchkey.getState().connect.connectors).toHaveLength(3)
  })

  it('[CON-2] are restored by neither, though a flood left no row for the second', async () => {
    const first = visit(1)
    await first.latchkey.connect({ connectorId: rdns })
    const second = visit(1, { browser: first.browser })
    await second.latchkey.ready
    expect(second.look().status).toBe('connected')
    for (let index = 0; index < 150; index += 1) second.adapter.addWallet(`com.fake-${index}`)
    second.add()
    await expect.poll(() => second.look().status).toBe('disconnected')
    expect(stored(second)).toEqual([])
    expect(second.latchkey.logger.dump().match(/Two programs claim to be MetaMask/g)).toHaveLength(1)
  })

  it('[CON-9] are both hidden when the site excludes the name', async () => {
    const { latchkey } = visit(2, { excludeWalletIds: [rdns] })
    await latchkey.open()
    await expect.poll(() => latchkey.getState().connect.connectors).toHaveLength(2)
    expect(listWallets(latchkey)).toEqual([])
  })

  it('[CON-11] are not marked as recent, because it may have been the other one', async () => {
    const first = visit(1)
    await first.latchkey.connect({ connectorId: rdns })
    await first.latchkey.disconnect()
    const rows = await list(visit(2, { browser: first.browser }), 2)
    expect(rows.map(({ isRecent, group }) => [isRecent, group])).toEqual([
      [false, 'injected'],
      [false, 'injected'],
    ])
  })
})

describe('two programs with one name and different ids', () => {
  /** A visit with MetaMask and a program that only has its name. */
  function visitNamesake(given: Parameters<typeof setUp>[0] = {}) {
    const site = visit(1, given)
    site.adapter.addWallet('com.other', { name: 'Meta-Mask Wallet' }).isAuthorised = true
    return site
  }

  it('[EVM-1] are both listed and marked, and keep their ids', async () => {
    const rows = await list(visitNamesake(), 2)
    const marks = Object.fromEntries(rows.map(({ id, isContested }) => [id, isContested]))
    expect(marks).toEqual({ [rdns]: true, 'com.other': true })
  })

  it.each([rdns, 'com.other'])('[CON-2] are restored by their ids: %s', async (connectorId) => {
    const first = visitNamesake()
    await first.latchkey.connect({ connectorId })
    const second = visitNamesake({ browser: first.browser })
    await second.latchkey.ready
    expect(second.latchkey.getState().connect.rows[0]?.connectorId).toBe(connectorId)
    expect(await list(second, 2)).toMatchObject([{ id: connectorId, isRecent: true }, { isRecent: false }])
  })

  it('aren’t rivals with names of signs that differ', async () => {
    const site = visit(0)
    site.adapter.addWallet('com.one', { name: '💎' })
    site.adapter.addWallet('com.two', { name: '🦊' })
    expect((await list(site, 2)).map(({ isContested }) => isContested)).toEqual([undefined, undefined])
  })
})

describe('a program with the name of a wallet that the site brings', () => {
  it.each([
    ['before it', ['com.liar', 'brought']],
    ['after it', ['brought', 'com.liar']],
  ])('[EVM-1] is marked, and can still be used: announced %s', async (_, order) => {
    const site = visit(0)
    const given = {
      brought: { name: 'Porto', type: 'EXTERNAL' },
      'com.liar': { name: 'Porto Wallet' },
    } as const
    for (const id of order) site.adapter.addWallet(id, given[id as keyof typeof given])
    site.adapter.addWallet('com.good')
    const rows = await list(site, 3)
    const marks = Object.fromEntries(rows.map(({ id, isContested }) => [id, isContested]))
    expect(marks).toEqual({ 'com.liar': true, 'com.good': undefined, brought: undefined })
    await site.latchkey.connect({ connectorId: 'com.liar' })
    expect(stored(site)).toEqual([{ namespace: 'eip155', connectorId: 'com.liar' }])
  })

  it('isn’t marked in another family, or beside the app around the page, which may announce its wallet, too', async () => {
    const adapter = createScriptedAdapter()
    const solana = createScriptedAdapter('solana')
    const site = { ...visit(0, { adapters: [adapter, solana], networks: familyNetworks }), adapter }
    site.adapter.addWallet('farcaster', { name: 'Farcaster', type: 'EXTERNAL', isAround: true })
    site.adapter.addWallet('com.app', { name: 'Farcaster Wallet' })
    site.adapter.addWallet('brought', { name: 'Porto', type: 'EXTERNAL' })
    solana.addWallet('Porto', { info: {} })
    const rows = await list(site, 4)
    expect(rows.filter(({ isContested, families }) => isContested || families)).toEqual([])
  })
})

describe('a reload', () => {
  it('[CON-2] restores neither when a second program has joined the wallet that was used', async () => {
    const first = visit(1)
    await first.latchkey.connect({ connectorId: rdns })
    const second = visit(2, { browser: first.browser })
    await second.latchkey.ready
    expect(second.look().status).toBe('disconnected')
    expect(second.latchkey.live.wallets.size).toBe(0)
    expect(second.silent).toEqual([])
    // The other program alone, at a third visit, doesn't inherit the connection.
    const third = visit(1, { browser: first.browser })
    await third.latchkey.ready
    expect(third.look().status).toBe('disconnected')
  })

  it.each([rdns, `${rdns}#2`])(
    '[CON-2] doesn’t restore %s after a choice between two',
    async (connectorId) => {
      const first = visit(2)
      await list(first, 2)
      await first.latchkey.connect({ connectorId })
      expect(stored(first)).toEqual([])
      for (const count of [1, 2]) {
        const next = visit(count, { browser: first.browser })
        await next.latchkey.ready
        expect(next.look().status).toBe('disconnected')
        expect((await list(next, count)).some(({ isRecent }) => isRecent)).toBe(false)
      }
    },
  )

  it('[CON-2] ends a restored connection when a second program announces the name later', async () => {
    const first = visit(1)
    await first.latchkey.connect({ connectorId: rdns })
    const second = visit(1, { browser: first.browser })
    await second.latchkey.ready
    expect(second.look().status).toBe('connected')
    second.add()
    await expect.poll(() => second.look().status).toBe('disconnected')
    expect(second.latchkey.live.wallets.size).toBe(0)
    expect(stored(second)).toEqual([])
    expect(second.latchkey.logger.dump()).toContain('Two programs claim to be MetaMask')
  })

  it('[CON-2] doesn’t finish when a second program announces the name meanwhile', async () => {
    const first = visit(1)
    await first.latchkey.connect({ connectorId: rdns })
    const second = visit(1, { browser: first.browser })
    const { connect } = second.adapter
    second.adapter.connect = async (request) => {
      second.add()
      return connect(request)
    }
    await second.latchkey.ready
    await expect.poll(() => second.look().status).toBe('disconnected')
    expect(stored(second)).toEqual([])
    expect(second.latchkey.live.wallets.size).toBe(0)
  })
})

describe('a wallet that the visitor connected in this page', () => {
  it('stays connected when a second program announces its name, but isn’t restored', async () => {
    const first = visit(1)
    await first.latchkey.connect({ connectorId: rdns })
    first.add()
    await expect.poll(() => stored(first)).toEqual([])
    expect(first.look().status).toBe('connected')
    const alone = visit(1, { browser: first.browser })
    await alone.latchkey.ready
    expect(alone.look().status).toBe('disconnected')
  })

  it('connects when a second program announces its name while the wallet is being asked', async () => {
    const { latchkey, programs, add, look } = visit(1)
    for (const program of programs) program.answer = 'hang'
    const asked = latchkey.connect({ connectorId: rdns })
    await expect.poll(() => programs[0]?.asked).toBe(1)
    add()
    programs[0]?.settle('approve')
    await asked
    expect(look().status).toBe('connected')
    await expect.poll(() => latchkey.storage.get(connections)).toEqual([])
    expect(look().status).toBe('connected')
  })

  it('leaves the stored connections of other wallets alone', async () => {
    const first = visit(2)
    await list(first, 2)
    first.adapter.addWallet('com.good').isAuthorised = true
    await first.latchkey.connect({ connectorId: 'com.good' })
    await first.latchkey.connect({ connectorId: rdns })
    expect(stored(first)).toEqual([{ namespace: 'eip155', connectorId: 'com.good' }])
  })

  it('[CON-2] stays connected when another tab connects and disconnects something', async () => {
    const browser = createBrowser()
    const left = visit(2, { browser })
    await list(left, 2)
    left.adapter.addWallet('com.both').isAuthorised = true
    await left.latchkey.connect({ connectorId: rdns })
    const right = visit(0, { browser })
    right.adapter.addWallet('com.both')
    const ids = () => left.latchkey.getState().connect.rows.map(({ connectorId }) => connectorId)
    await right.latchkey.connect({ connectorId: 'com.both' })
    await expect.poll(ids).toContain('com.both')
    expect(ids()).toContain(rdns)
    await right.latchkey.disconnect()
    await expect.poll(ids).not.toContain('com.both')
    expect(ids()).toContain(rdns)
  })
})
