import { connections } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { listWallets } from '../directory/listWallets'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
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
  return { ...setUp({ adapter, ...given }), adapter, programs, add }
}

const stored = ({ latchkey }: ReturnType<typeof visit>) => latchkey.storage.get(connections)

describe('two programs with one reverse-DNS name', () => {
  it('[EVM-1] are both listed and marked, and each row asks its own program', async () => {
    const { latchkey, programs } = visit(2)
    await latchkey.open()
    expect(listWallets(latchkey)).toMatchObject([
      { id: rdns, rdns, isContested: true },
      { id: `${rdns}#2`, rdns, isContested: true },
    ])
    await latchkey.connect({ connectorId: `${rdns}#2`, namespace: 'eip155' })
    expect(programs.map(({ asked }) => asked)).toEqual([0, 1])
    expect(latchkey.getState().connect.rows[0]?.connectorId).toBe(`${rdns}#2`)
  })

  it('[EVM-1] are recognised whatever the case', async () => {
    const { latchkey, adapter } = visit(1)
    adapter.addWallet('IO.MetaMask', { name: 'Other' })
    adapter.addWallet('com.good', { name: 'Good' })
    await latchkey.open()
    const marks = Object.fromEntries(listWallets(latchkey).map(({ id, isContested }) => [id, isContested]))
    expect(marks).toEqual({ [rdns]: true, 'IO.MetaMask#2': true, 'com.good': undefined })
  })

  it('keep ids apart, also from a third and from one that takes such an id', async () => {
    const { latchkey, adapter, add, programs } = visit(3)
    await latchkey.open()
    adapter.addWallet(`${rdns}#3`)
    adapter.addWallet(rdns, { provider: programs[1]?.connector.provider })
    add()
    const ids = latchkey.getState().connect.connectors.map(({ id }) => id)
    expect(ids).toEqual([rdns, `${rdns}#2`, `${rdns}#3`, `${rdns}#4`])
  })

  it('[CON-9] are both hidden when the site excludes the name', async () => {
    const { latchkey } = visit(2, { excludeWalletIds: [rdns] })
    await latchkey.open()
    expect(listWallets(latchkey)).toEqual([])
  })

  it('[CON-11] are not marked as recent, because it may have been the other one', async () => {
    const first = visit(1)
    await first.latchkey.connect({ connectorId: rdns })
    await first.latchkey.disconnect()
    const { latchkey } = visit(2, { browser: first.browser })
    await latchkey.open()
    const rows = listWallets(latchkey).map(({ isRecent, group }) => [isRecent, group])
    expect(rows).toEqual([
      [false, 'injected'],
      [false, 'injected'],
    ])
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
    // The other program alone, at a third visit, doesn't inherit the connection.
    const third = visit(1, { browser: first.browser })
    await third.latchkey.ready
    expect(third.look().status).toBe('disconnected')
  })

  it.each([rdns, `${rdns}#2`])(
    '[CON-2] doesn’t restore %s after a choice between two',
    async (connectorId) => {
      const first = visit(2)
      await first.latchkey.connect({ connectorId })
      expect(stored(first)).toEqual([])
      for (const count of [1, 2]) {
        const next = visit(count, { browser: first.browser })
        await next.latchkey.ready
        expect(next.look().status).toBe('disconnected')
        await next.latchkey.open()
        expect(listWallets(next.latchkey)).toHaveLength(count)
        expect(listWallets(next.latchkey).some(({ isRecent }) => isRecent)).toBe(false)
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
    expect(second.latchkey.logger.dump()).toContain(`Two programs announce the wallet ${rdns}`)
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
    expect(second.look().status).toBe('disconnected')
    expect(stored(second)).toEqual([])
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
    expect(latchkey.storage.get(connections)).toEqual([])
  })

  it('leaves the stored connections of other wallets alone', async () => {
    const first = visit(2)
    first.adapter.addWallet('com.good').isAuthorised = true
    await first.latchkey.connect({ connectorId: 'com.good' })
    await first.latchkey.connect({ connectorId: rdns })
    expect(stored(first)).toEqual([{ namespace: 'eip155', connectorId: 'com.good' }])
  })
})
