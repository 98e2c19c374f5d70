import { frameFailed, notConnected, preferredAccountType, recentWallets } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { getAccount } from '../connect/getAccount'
import { switchAccount } from '../connect/switchAccount'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createScriptedFrame } from '../testing/createScriptedFrame'
import { setUp } from '../testing/setUp'
import { noteUser } from './noteUser'
import { upgradeToSmartAccount } from './upgradeToSmartAccount'

const address = '0xA1'
const eoa = { address, type: 'eoa' } as const
const smart = { address, type: 'smartAccount' } as const

/** A visitor with an embedded wallet, and another wallet with the same address. */
async function connected(accounts: readonly (typeof eoa | typeof smart)[] = [smart, eoa]) {
  const frame = createScriptedFrame()
  const adapter = createScriptedAdapter()
  adapter.addWallet('AUTH', { type: 'AUTH' }).accounts = [address]
  adapter.addWallet('com.one').accounts = [address]
  const site = setUp({ adapter, embedded: frame })
  noteUser(site.latchkey, { address, chainId: 1, accounts: [...accounts], preferredAccountType: 'eoa' })
  await site.latchkey.connect({ connectorId: 'AUTH' })
  frame.answers.set('SET_PREFERRED_ACCOUNT', ({ type }: { type: string }) => ({ type, address }))
  const active = () => {
    const { connectorId, type } = getAccount(site.latchkey.getState())
    return `${connectorId} ${type}`
  }
  const prefer = (type: 'eoa' | 'smartAccount') => site.latchkey.setPreferredAccount('eip155', type)
  return { ...site, frame, active, prefer }
}

describe('the preferred account', () => {
  it('[FRM-13] [EVT-4] is the one that the frame agreed to, and is remembered', async () => {
    const { latchkey, active, prefer, events } = await connected()
    expect(active()).toBe('AUTH eoa')
    expect(await prefer('smartAccount')).toBe('smartAccount')
    expect(active()).toBe('AUTH smartAccount')
    expect(latchkey.getState().embedded?.user?.preferredAccountType).toBe('smartAccount')
    expect(latchkey.storage.get(preferredAccountType, 'eip155')).toBe('smartAccount')
    expect(events.at(-1)).toBe('SET_PREFERRED_ACCOUNT_TYPE')
    expect(latchkey.getState().events.data).toMatchObject({
      properties: { accountType: 'smartAccount', network: 'eip155:1' },
    })
  })

  it('[FRM-13] is the own account after a failure, which is not remembered as a choice', async () => {
    const { latchkey, frame, active, prefer } = await connected()
    await prefer('smartAccount')
    frame.answers.set('SET_PREFERRED_ACCOUNT', frameFailed())
    expect(await prefer('smartAccount')).toBe('eoa')
    expect(active()).toBe('AUTH eoa')
    expect(latchkey.storage.get(preferredAccountType, 'eip155')).toBe('smartAccount')
  })

  it('[FRM-13] is what the frame says, whatever was asked', async () => {
    const { frame, active, prefer } = await connected()
    for (const type of ['eoa', 'something-new']) {
      frame.answers.set('SET_PREFERRED_ACCOUNT', { type, address })
      expect(await prefer('smartAccount')).toBe('eoa')
      expect(active()).toBe('AUTH eoa')
    }
  })

  it('is that of the last request, when an earlier one fails later', async () => {
    const { frame, active, prefer } = await connected()
    let fail: (cause: unknown) => void = () => expect.unreachable()
    frame.answers.set(
      'SET_PREFERRED_ACCOUNT',
      () =>
        new Promise((_, reject) => {
          fail = reject
        }),
    )
    const first = prefer('smartAccount')
    await expect.poll(() => frame.asked.length).toBe(1)
    frame.answers.set('SET_PREFERRED_ACCOUNT', { type: 'smartAccount', address })
    await prefer('smartAccount')
    fail(frameFailed())
    expect(await first).toBe('smartAccount')
    expect(active()).toBe('AUTH smartAccount')
  })

  it('isn’t asked for where the wallet has no such account', async () => {
    const { latchkey, frame, prefer } = await connected([eoa])
    expect(await prefer('smartAccount')).toBe('eoa')
    expect(frame.asked).toEqual([])
    await latchkey.disconnect()
    await expect(prefer('eoa')).rejects.toSatisfy(notConnected.is)
  })

  it('leaves another active wallet alone', async () => {
    const { latchkey, active, prefer } = await connected()
    await latchkey.connect({ connectorId: 'com.one' })
    await prefer('smartAccount')
    expect(active()).toBe('com.one eoa')
    expect(latchkey.getState().connect.rows.map(({ type }) => type)).toEqual(['smartAccount', 'eoa', 'eoa'])
  })
})

describe('an account of the embedded wallet', () => {
  it('[FRM-13] is active only when the frame has agreed', async () => {
    const { latchkey, frame, active } = await connected()
    await latchkey.connect({ connectorId: 'com.one' })
    const row = latchkey.getState().connect.rows.find(({ type }) => type === 'smartAccount')
    if (!row) return expect.unreachable()
    let agree: (answer: unknown) => void = () => expect.unreachable()
    frame.answers.set(
      'SET_PREFERRED_ACCOUNT',
      () =>
        new Promise((resolve) => {
          agree = resolve
        }),
    )
    switchAccount(latchkey, row)
    expect(active()).toBe('AUTH eoa')
    await expect.poll(() => frame.asked.length).toBe(1)
    expect(active()).toBe('AUTH eoa')
    agree({ type: 'smartAccount', address })
    await expect.poll(active).toBe('AUTH smartAccount')
    // [CON-11] Nobody picks it again from the list of wallets.
    expect(latchkey.storage.get(recentWallets).map(({ id }) => id)).toEqual(['com.one'])
  })

  it('needs no question if it is the one in use', async () => {
    const { latchkey, frame, active } = await connected()
    await latchkey.connect({ connectorId: 'com.one' })
    const [own] = latchkey.getState().connect.rows
    if (own) switchAccount(latchkey, own)
    expect(active()).toBe('AUTH eoa')
    expect(frame.asked).toEqual([])
  })

  it('[FRM-13] becomes smart once the frame has prepared it', async () => {
    const { latchkey, frame, active } = await connected([eoa])
    frame.answers.set('INIT_SMART_ACCOUNT', frameFailed())
    await expect(upgradeToSmartAccount(latchkey)).rejects.toSatisfy(frameFailed.is)
    expect(active()).toBe('AUTH eoa')
    frame.answers.set('INIT_SMART_ACCOUNT', { address, isDeployed: true })
    expect(await upgradeToSmartAccount(latchkey)).toBe('smartAccount')
    expect(active()).toBe('AUTH smartAccount')
    expect(latchkey.getState().embedded?.user).toMatchObject({
      smartAccountDeployed: true,
      accounts: [smart, eoa],
    })
  })
})
