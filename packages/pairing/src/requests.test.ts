import { cancelRequest, dismissAnswer, getWalletInfo, type Latchkey, resendRequest } from '@latchkey/core'
import { requestCancelled, userRejected } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { later, look, setUpPages } from './testing/setUpPages'

const waiting = (page: Latchkey) => page.getState().pairing?.requests ?? []
const answers = (page: Latchkey) => page.getState().pairing?.answers ?? []

/** A paired page that asked its wallet for a signature and was then reloaded. */
async function reloaded() {
  const all = await setUpPages()
  const page = await all.paired()
  page.signMessage('hello').catch(() => undefined)
  await later(() => all.wallet.requests()[0])
  page.destroy()
  const again = all.openPage()
  await again.ready
  expect(look(again).status).toBe('connected')
  return { ...all, page: again }
}

describe('requests that wait in a wallet', () => {
  it('[WC-4] are listed until they are answered', async () => {
    const { paired, wallet } = await setUpPages()
    const page = await paired()
    expect(waiting(page)).toEqual([])
    const signed = page.signMessage('hello')
    const request = await later(() => wallet.requests()[0])
    await later(() => waiting(page)[0])
    expect(waiting(page)).toMatchObject([
      { id: request.id, method: 'personal_sign', chainId: 'eip155:1', wallet: 'Wallet', links: [] },
    ])
    await wallet.respond(request.id, { result: '0xsigned' })
    await expect(signed).resolves.toBe('0xsigned')
    expect(waiting(page)).toEqual([])
    // The caller has the answer, so nobody needs to be told.
    expect(answers(page)).toEqual([])
  })

  it('[WC-9] survive a reload, and their answers are shown', async () => {
    const { page, wallet } = await reloaded()
    const [request] = waiting(page)
    expect(request).toMatchObject({ method: 'personal_sign', wallet: 'Wallet' })
    await wallet.respond(request?.id ?? 0, { result: '0xsigned' })
    const answer = await later(() => answers(page)[0])
    expect(answer).toMatchObject({ request: { id: request?.id }, outcome: { result: '0xsigned' } })
    expect(waiting(page)).toEqual([])
    dismissAnswer(page, request?.id ?? 0)
    expect(answers(page)).toEqual([])
  })

  it('report that the wallet declined, after a reload too', async () => {
    const { page, wallet } = await reloaded()
    await wallet.respond(waiting(page)[0]?.id ?? 0, { error: { code: 5000, message: 'User rejected.' } })
    const { outcome } = await later(() => answers(page)[0])
    expect('error' in outcome && userRejected.is(outcome.error)).toBe(true)
  })

  it('are sent again unchanged: a wallet shows them once', async () => {
    const { page, wallet, relay } = await reloaded()
    const sent = () => relay.calls.filter(({ method }) => method === 'irn_publish').length
    const before = sent()
    await resendRequest(page, waiting(page)[0]?.id ?? 0)
    expect(sent()).toBe(before + 1)
    expect(waiting(page)).toHaveLength(1)
    expect(wallet.requests()).toHaveLength(1)
  })

  it('can be cancelled: the caller gets an error, and a later answer changes nothing', async () => {
    const { paired, wallet } = await setUpPages()
    const page = await paired()
    const signed = page.signMessage('hello')
    const { id } = await later(() => waiting(page)[0])
    await later(() => wallet.requests()[0])
    const refused = expect(signed).rejects.toSatisfy(requestCancelled.is)
    await cancelRequest(page, id)
    await refused
    expect(waiting(page)).toEqual([])
    await wallet.respond(id, { result: '0xlate' })
    expect(answers(page)).toEqual([])
  })

  it('report nothing when the visitor cancels one from before a reload', async () => {
    const { page } = await reloaded()
    await cancelRequest(page, waiting(page)[0]?.id ?? 0)
    expect([waiting(page), answers(page)]).toEqual([[], []])
  })

  it('[CON-10] name the paired wallet, and the connector gets its own name back afterwards', async () => {
    const { paired, wallet, openPage } = await setUpPages()
    const page = await paired()
    expect(getWalletInfo(page.getState())).toMatchObject({ name: 'Wallet', type: 'WALLET_CONNECT' })
    page.destroy()
    const again = openPage()
    await again.ready
    expect(getWalletInfo(again.getState())?.name).toBe('Wallet')
    await wallet.disconnect(wallet.sessions()[0]?.topic ?? '')
    await expect.poll(() => look(again).status, { timeout: 10_000 }).toBe('disconnected')
    expect(again.getState().connect.connectors.map(({ name }) => name)).toEqual(['WalletConnect'])
  })
})
