import { type Latchkey, type LoadedProvider, offerPairing, type PairingProvider } from '@latchkey/core'
import { connections, userRejected } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { address, later, look, setUpPages } from './testing/setUpPages'

describe('pairing()', () => {
  it('[WC-1] [WC-3] connects the wallet that scans the code; the wallet signs and disconnects', async () => {
    const { openPage, agree, wallet } = await setUpPages()
    const page = openPage()
    offerPairing(page, 'eip155')
    const topic = await agree(page)
    await expect.poll(() => look(page), { timeout: 10_000 }).toMatchObject({ status: 'connected', address })
    expect(page.getState().pairing?.status).toBe('connected')
    const signed = page.signMessage('hello')
    const request = await later(() => wallet.requests()[0])
    await wallet.respond(request.id, { result: '0xsigned' })
    await expect(signed).resolves.toBe('0xsigned')
    await wallet.disconnect(topic)
    await expect.poll(() => look(page).status, { timeout: 10_000 }).toBe('disconnected')
  })

  it('[WC-9] is restored after a reload', async () => {
    const { openPage, paired, wallet } = await setUpPages()
    const page = await paired()
    page.destroy()
    const again = openPage()
    await again.ready
    expect(look(again)).toMatchObject({ status: 'connected', address })
    await again.disconnect()
    await expect.poll(() => wallet.sessions(), { timeout: 10_000 }).toEqual([])
  })

  const weekMs = 8 * 86_400_000
  const isTold = (page: Latchkey) => page.getState().modal.shownAlerts.includes('session-expired')

  it('[WC-9] raises Session Expired for a stored session that has expired, clears it, and connects again', async () => {
    const { openPage, paired, agree, clock } = await setUpPages()
    const page = await paired()
    page.destroy()
    clock.aheadMs = weekMs
    const again = openPage()
    await again.ready
    expect(look(again).status).toBe('disconnected')
    expect(isTold(again)).toBe(true)
    expect(again.getState().modal.notice?.message).toBe('Session Expired')
    expect(again.storage.get(connections)).toEqual([])
    // The clock was wrong, and is right again.
    clock.aheadMs = 0
    offerPairing(again, 'eip155')
    await agree(again)
    await expect.poll(() => look(again).status, { timeout: 10_000 }).toBe('connected')
  })

  it('[WC-9] raises it when the session expires while the page is open', async () => {
    const { paired, clock, looks } = await setUpPages()
    const page = await paired()
    expect(isTold(page)).toBe(false)
    clock.aheadMs = weekMs
    for (const each of looks.splice(0)) each()
    await expect.poll(() => look(page).status, { timeout: 10_000 }).toBe('disconnected')
    expect(isTold(page)).toBe(true)
    expect(page.storage.get(connections)).toEqual([])
  })

  it('reports that the wallet declined', async () => {
    const { openPage, wallet, uriOf } = await setUpPages()
    const page = openPage()
    offerPairing(page, 'eip155')
    await wallet.pair(await uriOf(page))
    const proposal = await later(() => wallet.proposals()[0])
    await wallet.reject(proposal.id)
    await expect.poll(() => userRejected.is(page.getState().pairing?.error), { timeout: 10_000 }).toBe(true)
  })

  it('opens no socket for visitors who only look at wallets or were never paired', async () => {
    const { openPage, relay } = await setUpPages()
    const page = openPage()
    page.discover()
    await page.ready
    const connectors = () => page.getState().connect.connectors
    await expect.poll(connectors, { timeout: 10_000 }).toHaveLength(1)
    const provider = connectors()[0]?.provider as LoadedProvider & PairingProvider
    await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([])
    expect(relay.calls).toEqual([])
  })
})
