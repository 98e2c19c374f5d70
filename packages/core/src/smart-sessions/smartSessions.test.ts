import { smartSessionNotRevoked, userRejected, writeSmartSessionText } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { getAccount } from '../connect/getAccount'
import { createScriptedGateway, type ScriptedAnswers } from '../testing/createScriptedGateway'
import { setUp } from '../testing/setUp'
import { fetchSmartSessions } from './fetchSmartSessions'
import { revokeSmartSession } from './revokeSmartSession'
import { statusOfSmartSession } from './statusOfSmartSession'

const pci = '2f7a1c7e-8a55-4b51-9c6b-0d0e3b1f6a11'
const session = {
  project: { id: 'dev', name: 'Site', url: null, iconUrl: null },
  pci,
  expiry: 2_000_000_000,
  createdAt: 1_700_000_000,
  permissions: [{ type: 'contract-call', data: {} }],
  policies: [],
  context: '0x01',
  revokedAt: null,
}
const path = `/v1/sessions/${encodeURIComponent('eip155:1:0xA1')}`

async function connected(answers: ScriptedAnswers, type: 'AUTH' | 'ANNOUNCED' = 'ANNOUNCED') {
  const gateway = createScriptedGateway(answers)
  const site = setUp({ gateway: gateway.url, parts: { fetch: gateway.fetch } })
  site.adapter.addWallet('com.one', { type })
  await site.latchkey.connect({ connectorId: 'com.one' })
  const found = () => getAccount(site.latchkey.getState()).details.smartSessions
  return { ...site, gateway, found }
}

describe('smart sessions', () => {
  it('[FLG-6] are listed for the account, and a failure keeps the last ones', async () => {
    const { latchkey, gateway, found } = await connected({ [path]: { pcis: [session] } })
    await fetchSmartSessions(latchkey)
    expect(found()).toMatchObject({ sessions: [{ pci }], loading: false, error: null })
    gateway.answers[path] = 400
    await fetchSmartSessions(latchkey)
    expect(found()).toMatchObject({
      sessions: [{ pci }],
      loading: false,
      error: { message: 'Error fetching smart sessions' },
    })
  })

  it('[FLG-6] are revoked with the account’s signature over a text that names the session', async () => {
    const bodies: unknown[] = []
    const { latchkey, found } = await connected({
      [path]: { pcis: [session] },
      [`${path}/revoke`]: ({ init }: { init: RequestInit }) => {
        bodies.push(JSON.parse(String(init.body)))
        return {}
      },
    })
    await fetchSmartSessions(latchkey)
    await revokeSmartSession(latchkey, pci)
    const text = writeSmartSessionText('revoke', { pci, account: 'eip155:1:0xA1', projectId: 'dev' })
    expect(bodies).toEqual([{ pci, signature: `signed ${text} by 0xA1` }])
    expect(found()).toMatchObject({ revoking: null })
    expect(found()?.sessions[0]?.revokedAt).toBe(Math.floor(latchkey.host.now() / 1_000))
  })

  it('[FLG-6] are revoked by the embedded wallet itself', async () => {
    const bodies: unknown[] = []
    const { latchkey, adapter } = await connected(
      {
        [path]: { pcis: [session] },
        [`${path}/revoke`]: ({ init }: { init: RequestInit }) => {
          bodies.push(JSON.parse(String(init.body)))
          return {}
        },
      },
      'AUTH',
    )
    const asked: unknown[] = []
    Object.assign(adapter.can, {
      revokePermissions: async ({ params }: { params: unknown }) => {
        asked.push(params)
        return '0xsigned'
      },
    })
    await fetchSmartSessions(latchkey)
    await revokeSmartSession(latchkey, pci)
    expect(asked).toEqual([
      { pci, permissions: session.permissions, expiry: session.expiry, address: '0xA1' },
    ])
    expect(bodies).toEqual([{ pci, signature: '0xsigned' }])
  })

  it('[FLG-6] stay active when the wallet declines or the gateway refuses', async () => {
    const { latchkey, adapter, found } = await connected({
      [path]: { pcis: [session] },
      [`${path}/revoke`]: 400,
    })
    await fetchSmartSessions(latchkey)
    await expect(revokeSmartSession(latchkey, pci)).rejects.toSatisfy(smartSessionNotRevoked.is)
    adapter.signMessage = async () => {
      throw userRejected()
    }
    await expect(revokeSmartSession(latchkey, pci)).rejects.toSatisfy(userRejected.is)
    expect(found()).toMatchObject({ sessions: [{ pci, revokedAt: null }], revoking: null })
  })

  it('[FLG-6] are active until they expire or are revoked', () => {
    const { expiry } = session
    expect(statusOfSmartSession(session, expiry * 1_000 - 1)).toBe('active')
    expect(statusOfSmartSession(session, expiry * 1_000)).toBe('expired')
    expect(statusOfSmartSession({ ...session, revokedAt: 1 }, 0)).toBe('revoked')
    expect(statusOfSmartSession({ ...session, revokedAt: 1 }, expiry * 2_000)).toBe('revoked')
  })
})
