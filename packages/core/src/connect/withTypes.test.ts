import { activeAccount, type FrameUser } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { noteUser } from '../embedded/noteUser'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { setUp } from '../testing/setUp'
import { rowKey } from './activeRow'
import { getAccount } from './getAccount'

const address = '0xA1'
const smart = { address, type: 'smartAccount' } as const
const eoa = { address, type: 'eoa' } as const
const user: FrameUser = { email: null, address, chainId: 1, accounts: [smart, eoa] }

/** A site whose embedded wallet has two types of account at one address. */
async function connected(changes: Partial<FrameUser> = {}) {
  const adapter = createScriptedAdapter()
  const wallet = adapter.addWallet('AUTH', { type: 'AUTH' })
  wallet.accounts = [address]
  const site = setUp({ adapter })
  noteUser(site.latchkey, { ...user, ...changes })
  await site.latchkey.connect({ connectorId: 'AUTH' })
  const types = () => site.latchkey.getState().connect.rows.map(({ type }) => type)
  const active = () => getAccount(site.latchkey.getState()).type
  return { ...site, wallet, types, active }
}

describe('two accounts at one address', () => {
  it('[FRM-13] [FRM-18] are two rows, with the preferred one first and active', async () => {
    const { latchkey, types, active } = await connected({ preferredAccountType: 'eoa' })
    expect(types()).toEqual(['eoa', 'smartAccount'])
    expect(active()).toBe('eoa')
    const { allAccounts } = getAccount(latchkey.getState())
    expect(allAccounts.map((row) => row.address)).toEqual([address, address])
    expect(new Set(allAccounts.map(rowKey)).size).toBe(2)
  })

  it('[FRM-13] are told apart when the wallet changes', async () => {
    const { latchkey, wallet, types, active } = await connected()
    expect(active()).toBe('smartAccount')
    noteUser(latchkey, { ...user, preferredAccountType: 'eoa' })
    wallet.tell({ accounts: [eoa] })
    expect(types()).toEqual(['eoa', 'smartAccount'])
    expect(active()).toBe('eoa')
    // A network without smart accounts.
    noteUser(latchkey, { ...user, accounts: [eoa], preferredAccountType: 'eoa' })
    wallet.tell({ accounts: [eoa], networkId: 'eip155:2' })
    expect(types()).toEqual(['eoa'])
    noteUser(latchkey, { ...user, preferredAccountType: 'smartAccount' })
    wallet.tell({ accounts: [eoa], networkId: 'eip155:1' })
    expect(active()).toBe('smartAccount')
  })

  it('[FRM-13] stay in place when only the network changes', async () => {
    const { wallet, types } = await connected()
    wallet.tell({ networkId: 'eip155:2' })
    expect(types()).toEqual(['smartAccount', 'eoa'])
  })

  it('[NET-6] are restored, the chosen type included', async () => {
    const { latchkey, browser, adapter } = await connected()
    const [, second] = latchkey.getState().connect.rows
    if (!second) return expect.unreachable()
    latchkey.storage.set(activeAccount, rowKey(second), 'eip155')
    const next = setUp({ browser, adapter })
    noteUser(next.latchkey, user)
    await next.latchkey.ready
    const account = getAccount(next.latchkey.getState())
    expect(account.type).toBe('eoa')
    expect(account.allAccounts.map(({ type }) => type)).toEqual(['smartAccount', 'eoa'])
  })

  it('are only read for the embedded wallet, and only for its own addresses', async () => {
    const { latchkey, adapter, wallet, types } = await connected()
    adapter.addWallet('com.one').accounts = [address]
    await latchkey.connect({ connectorId: 'com.one' })
    expect(types()).toEqual(['smartAccount', 'eoa', 'eoa'])
    wallet.tell({ accounts: [{ address: '0xA9', type: 'eoa' }] })
    expect(types()).toEqual(['eoa', 'eoa'])
  })
})
