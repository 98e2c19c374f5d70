import { connections } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { setUp } from '../testing/setUp'

describe('restoring a wallet whose id nobody owns', () => {
  const id = 'unverified:wallet'
  /** A visit with a program of that id and these accounts, which has granted them. */
  function visit(accounts: string[], given: Parameters<typeof setUp>[0] = {}) {
    const adapter = createScriptedAdapter()
    const wallet = adapter.addWallet(id, { isUnverified: true })
    wallet.isAuthorised = true
    wallet.accounts = accounts
    return { ...setUp({ adapter, ...given }), wallet }
  }

  it('[CON-2] connects it again while it shows the account of the last visit', async () => {
    const first = visit(['0xA1', '0xA2'])
    await first.latchkey.connect({ connectorId: id })
    const second = visit(['0xA1', '0xA3'], { browser: first.browser })
    await second.latchkey.ready
    expect(second.look().address).toBe('0xA1')
    second.wallet.tell({ accounts: [{ address: '0xA3', type: 'eoa' }] })
    const third = visit(['0xA3'], { browser: first.browser })
    await third.latchkey.ready
    expect(third.look().address).toBe('0xA3')
  })

  it('[CON-2] waits for a press when another program has the id', async () => {
    const first = visit(['0xA1'])
    await first.latchkey.connect({ connectorId: id })
    const second = visit(['0xB1', '0xA1'], { browser: first.browser })
    await second.latchkey.ready
    expect(second.look().status).toBe('disconnected')
    expect(second.latchkey.storage.get(connections)).toEqual([])
    expect(second.latchkey.live.wallets.size).toBe(0)
    await second.latchkey.connect({ connectorId: id })
    expect(second.look().address).toBe('0xB1')
  })
})
