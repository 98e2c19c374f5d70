import { connections } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createBrowser } from '../testing/createTestHost'
import { setUp } from '../testing/setUp'
import { addAdapter, removeAdapter } from './changeAdapters'

/** A visit in which a wallet is being asked. */
async function asked() {
  const tab = setUp()
  const wallet = tab.adapter.addWallet('com.one')
  wallet.answer = 'hang'
  const answer = tab.latchkey.connect({ connectorId: 'com.one' })
  answer.catch(() => undefined)
  await expect.poll(() => wallet.asked).toBe(1)
  return { ...tab, wallet, answer }
}

describe('removing a family', () => {
  it('[CON-6] ignores the answer of a wallet that is being asked', async () => {
    const { latchkey, wallet, answer, look } = await asked()
    removeAdapter(latchkey, 'eip155')
    expect(look().status).toBe('disconnected')
    expect([latchkey.live.attempts.size, latchkey.live.wallets.size]).toEqual([0, 0])
    wallet.settle('approve')
    await expect(answer).rejects.toMatchObject({ code: 'connect/cancelled' })
    expect(latchkey.getState().connect.rows).toEqual([])
    expect(latchkey.live.wallets.size).toBe(0)
    expect(latchkey.storage.get(connections)).toEqual([])
  })

  it('[CON-6] ignores that answer also when the family is added again and its wallet asked', async () => {
    const { latchkey, wallet, answer, look } = await asked()
    removeAdapter(latchkey, 'eip155')
    const next = createScriptedAdapter()
    const again = next.addWallet('com.one')
    again.accounts = ['0xB1']
    again.answer = 'hang'
    addAdapter(latchkey, next, [])
    const second = latchkey.connect({ connectorId: 'com.one' })
    await expect.poll(() => again.asked).toBe(1)
    wallet.settle('approve')
    await expect(answer).rejects.toMatchObject({ code: 'connect/cancelled' })
    expect(look().status).toBe('connecting')
    again.settle('approve')
    await second
    expect(look().address).toBe('0xB1')
    again.tell({ accounts: [{ address: '0xB9', type: 'eoa' }] })
    expect(look().address).toBe('0xB9')
  })

  it('[CON-6] doesn’t restore its wallet, which stays stored', async () => {
    const browser = createBrowser()
    const first = setUp({ browser })
    first.adapter.addWallet('com.one')
    await first.latchkey.connect({ connectorId: 'com.one' })
    const answers: (() => void)[] = []
    const { connect } = first.adapter
    first.adapter.connect = async (request) => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return connect(request)
    }
    const { latchkey, look } = setUp({ browser, adapter: first.adapter })
    await expect.poll(() => answers.length).toBe(1)
    removeAdapter(latchkey, 'eip155')
    answers[0]?.()
    await latchkey.ready
    expect(look().status).toBe('disconnected')
    expect(latchkey.live.wallets.size).toBe(0)
    expect(latchkey.storage.get(connections)).toHaveLength(1)
  })
})
