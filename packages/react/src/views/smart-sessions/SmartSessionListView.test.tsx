import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { expectClosed, findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView, poll } from '../../testing/openView'

const second = () => Math.floor(Date.now() / 1_000)
const session = (at: number, more = {}) => ({
  project: { id: 'dev', name: `Site ${at}`, url: null, iconUrl: null },
  pci: `2f7a1c7e-8a55-4b51-9c6b-0d0e3b1f6a1${at}`,
  expiry: second() + 86_400,
  createdAt: second() - 60,
  permissions: [{ type: 'contract-call', data: {} }],
  policies: [],
  context: '0x01',
  revokedAt: null,
  ...more,
})

/** A site whose gateway knows sessions of the account. */
async function enter(view: 'Account' | 'SmartSessionList' | 'SmartSessionCreated', isOn = true) {
  const target = new EventTarget()
  const wallet = createEvmWallet({ name: 'Fox', rdns: 'test.fox', chains: [{ chainId: 1 }] })
  wallet.announce({ target })
  const state = {
    isDown: false,
    revoked: [] as unknown[],
    pcis: [
      session(1),
      session(2, { expiry: second() - 1 }),
      session(3, { revokedAt: second() - 5, permissions: [{ type: 'something-new', data: {} }] }),
    ],
  }
  const fetch = async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address)
    if (!pathname.startsWith('/v1/sessions/')) return Response.json({}, { status: 404 })
    if (state.isDown) return Response.json({}, { status: 400 })
    if (!pathname.endsWith('/revoke')) return Response.json({ pcis: state.pcis })
    state.revoked.push(JSON.parse(String(init.body)))
    return Response.json({})
  }
  const latchkey = createTestInstance(
    [evm({ page: target })],
    { gateway: 'https://gateway.test', projectId: 'dev', features: { smartSessions: isOn } },
    { fetch },
  )
  await latchkey.connect({ connectorId: 'test.fox' })
  return { latchkey, wallet, state, open: () => openView(latchkey, { view }) }
}

const cards = () =>
  [...shadowOf().querySelectorAll('[data-part="smart-session"]')].map(({ textContent }) => textContent ?? '')

it('[FLG-6] lists the sessions by status', async () => {
  const { open } = await enter('SmartSessionList')
  await open()
  await poll(cards).toEqual([expect.stringMatching(/Site 1.*Until .*Call certain contracts.*Revoke/)])
  await userEvent.click(await findControl('Expired'))
  await poll(cards).toEqual([expect.stringMatching(/Site 2.*Expired on/)])
  expect(shadowOf().querySelector('[data-part="revoke"]')).toBeNull()
  await userEvent.click(await findControl('Revoked'))
  await poll(cards).toEqual([expect.stringMatching(/Site 3.*Revoked on .*Other permission/)])
})

it('[FLG-6] revokes a session with the wallet’s signature', async () => {
  const { latchkey, wallet, state, open } = await enter('SmartSessionList')
  await open()
  await userEvent.click(await findInside('[data-part="revoke"]'))
  await poll(() => latchkey.getState().modal.notice?.message).toBe('Session revoked')
  expect(state.revoked).toEqual([{ pci: state.pcis[0]?.pci, signature: expect.stringMatching(/^0x/) }])
  expect(wallet.log.some(({ method }) => method === 'personal_sign')).toBe(true)
  await findInside('[data-part="empty-state"]')
})

it('[FLG-6] keeps a session when the visitor declines or the gateway fails', async () => {
  const { latchkey, wallet, state, open } = await enter('SmartSessionList')
  await open()
  wallet.reject({ method: 'personal_sign', once: true })
  await userEvent.click(await findInside('[data-part="revoke"]'))
  await poll(() => latchkey.getState().modal.notice?.message).toBe('You declined to revoke the session.')
  state.isDown = true
  await userEvent.click(await findInside('[data-part="revoke"]'))
  await poll(() => latchkey.getState().modal.notice?.message).toBe('Error revoking smart session')
  expect(cards()).toHaveLength(1)
})

it('[FLG-6] can be loaded again after a failure', async () => {
  const { state, open } = await enter('SmartSessionList')
  state.isDown = true
  await open()
  const none = await findInside('[data-part="empty-state"]')
  await poll(() => none.textContent).toContain('Error fetching smart sessions')
  state.isDown = false
  await userEvent.click(await findControl('Try again'))
  await poll(cards).toHaveLength(1)
})

it('[FLG-6] is empty on a site without a gateway', async () => {
  await openView(createTestInstance([evm({ page: new EventTarget() })]), { view: 'SmartSessionList' })
  expect((await findInside('[data-part="empty-state"]')).textContent).toContain('No active smart sessions')
})

it('[FLG-6] is a press away from the account, only on sites that use smart sessions', async () => {
  const { open } = await enter('Account')
  await open()
  await userEvent.click(await findInside('[data-part="smart-sessions"]'))
  await findView('SmartSessionList')
})

it('[FLG-6] has no button in the header by default', async () => {
  const { open } = await enter('Account', false)
  await open()
  await findInside('[data-part="header"]')
  expect(shadowOf().querySelector('[data-part="smart-sessions"]')).toBeNull()
})

it('[FLG-6] confirms a new session, and leads to the list', async () => {
  const { open } = await enter('SmartSessionCreated')
  await open()
  await userEvent.click(await findInside('[data-part="show-list"]'))
  await findView('SmartSessionList')
})

it('[FLG-6] closes after a new session', async () => {
  const { open } = await enter('SmartSessionCreated')
  await open()
  await userEvent.click(await findInside('[data-part="done"]'))
  await expectClosed()
})
