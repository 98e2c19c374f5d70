import { notConnected, permissionRefused, userRejected } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { currentEntry } from '../nav/currentEntry'
import { createScriptedGateway, type ScriptedAnswers } from '../testing/createScriptedGateway'
import { setUp } from '../testing/setUp'
import { grantSmartSession } from './grantSmartSession'

const pci = '2f7a1c7e-8a55-4b51-9c6b-0d0e3b1f6a11'
const own = { type: 'secp256k1', publicKey: `0x04${'a'.repeat(128)}` }
const site = { type: 'secp256k1', publicKey: `0x04${'b'.repeat(128)}` }
const path = `/v1/sessions/${encodeURIComponent('eip155:1:0xA1')}`
const request = {
  expiry: 2_000_000_000,
  signer: { type: 'keys', data: { keys: [site] } },
  permissions: [{ type: 'contract-call', data: {} }],
  policies: [{ type: 'call-limit', data: { count: 1 } }],
}
const granted = { ...request, signer: { type: 'keys', data: { keys: [own, site] } } }

/** A site whose wallet answers requests for permissions. */
async function connected(
  type: 'AUTH' | 'ANNOUNCED',
  answer: () => Promise<unknown>,
  more: ScriptedAnswers = {},
) {
  const bodies: unknown[] = []
  const keep = ({ init }: { init: RequestInit }) => {
    bodies.push(JSON.parse(String(init.body)))
    return {}
  }
  const gateway = createScriptedGateway({
    [path]: ({ init }: { init: RequestInit }) => (init.method === 'POST' ? { pci, key: own } : { pcis: [] }),
    [`${path}/activate`]: keep,
    ...more,
  })
  const { latchkey, adapter } = setUp({ gateway: gateway.url, parts: { fetch: gateway.fetch } })
  adapter.addWallet('com.one', { type })
  const asked: unknown[] = []
  Object.assign(adapter.can, {
    grantPermissions: async ({ params }: { params: unknown }) => {
      asked.push(params)
      return answer()
    },
    revokePermissions: async ({ params }: { params: unknown }) => {
      asked.push(params)
      return '0x'
    },
  })
  await latchkey.connect({ connectorId: 'com.one' })
  return { latchkey, bodies, asked }
}

describe('granting a smart session', () => {
  it('[FLG-6] puts the gateway’s key first, activates with the wallet’s word, and shows it', async () => {
    const { latchkey, bodies, asked } = await connected('AUTH', async () => ({
      ...granted,
      context: '0x01',
      signature: '0x02',
    }))
    expect(await grantSmartSession(latchkey, request)).toEqual({
      permissions: request.permissions,
      context: pci,
      expiry: request.expiry,
      address: '0xA1',
      chainId: 'eip155:1',
    })
    expect(asked).toEqual([{ ...granted, address: '0xA1', chainId: '0x1', pci }])
    expect(bodies).toEqual([{ pci, ...granted, context: '0x01', signature: '0x02' }])
    expect(latchkey.getState().modal.open).toBe(true)
    expect(currentEntry(latchkey.getState().nav).view).toBe('SmartSessionCreated')
  })

  it('[FLG-6] asks other wallets without fields of ours', async () => {
    const { latchkey, bodies, asked } = await connected('ANNOUNCED', async () => ({
      ...granted,
      context: '0x01',
      signature: '0x02',
    }))
    await grantSmartSession(latchkey, request)
    expect(asked).toEqual([{ ...granted, address: '0xA1', chainId: '0x1' }])
    expect(bodies).toEqual([{ pci, ...granted, context: '0x01' }])
  })

  it('[FLG-6] ends the permission if the gateway doesn’t activate it', async () => {
    const answer = async () => ({ ...granted, context: '0x01' })
    const { latchkey, asked } = await connected('AUTH', answer, { [`${path}/activate`]: 400 })
    await expect(grantSmartSession(latchkey, request)).rejects.toThrow()
    const { permissions, expiry } = request
    expect(asked.at(-1)).toEqual({ pci, permissions, expiry, address: '0xA1' })
    expect(latchkey.getState().modal.open).toBe(false)
  })

  it('[FLG-6] activates nothing that the visitor declined', async () => {
    const { latchkey, bodies } = await connected('AUTH', async () => {
      throw userRejected()
    })
    await expect(grantSmartSession(latchkey, request)).rejects.toSatisfy(userRejected.is)
    expect(bodies).toEqual([])
  })

  it('[FLG-6] needs an account, and a key of the site', async () => {
    const { latchkey } = await connected('AUTH', async () => ({}))
    const signer = { type: 'wallet', data: {} }
    await expect(grantSmartSession(latchkey, { ...request, signer })).rejects.toSatisfy(permissionRefused.is)
    await expect(grantSmartSession(setUp().latchkey, request)).rejects.toSatisfy(notConnected.is)
  })
})
