import { frameFailed, httpStatus } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createScriptedFrame } from '../testing/createScriptedFrame'
import { createScriptedGateway } from '../testing/createScriptedGateway'
import { setUp } from '../testing/setUp'
import { endGrant } from './endGrant'
import { loadGrants } from './loadGrants'

const id = '2f7a1c7e-8a55-4b51-9c6b-0d0e3b1f6a11'
const grant = { id, chainId: 'eip155:1', expiry: 2_000_000_000, left: 3 }
const path = `/v1/sessions/${encodeURIComponent('eip155:1:0xA1')}/revoke`

/** A visitor who let the site do something, and the gateway's answer to the end of it. */
async function granted(answer: unknown, hasGateway = true) {
  const frame = createScriptedFrame()
  frame.asksVisitor = false
  const adapter = createScriptedAdapter()
  adapter.addWallet('AUTH', { type: 'AUTH' }).accounts = ['0xA1']
  const gateway = createScriptedGateway({ [path]: answer })
  const { latchkey } = setUp({
    adapter,
    embedded: frame,
    parts: { fetch: gateway.fetch },
    ...(hasGateway ? { gateway: gateway.url } : {}),
  })
  let grants = [grant]
  frame.answers
    .set('GET_GRANTS', () => ({ grants }))
    .set('RPC_REQUEST', () => {
      grants = []
      return '0x02'
    })
  await latchkey.connect({ connectorId: 'AUTH' })
  await loadGrants(latchkey)
  const told = () => gateway.asked.filter((one) => one.path === path)
  const requests = () => frame.asked.filter(({ name }) => name === 'RPC_REQUEST')
  const known = () => latchkey.getState().embedded?.grants
  return { latchkey, frame, told, requests, known }
}

describe('ending what a site may do without asking', () => {
  it('[FLG-6] ends it in the wallet, then at the gateway with the account’s signature', async () => {
    const { latchkey, frame, told, requests, known } = await granted({})
    expect(known()).toEqual([grant])
    await endGrant(latchkey, id)
    expect(known()).toEqual([])
    const params = { pci: id }
    expect(requests()).toEqual([
      {
        name: 'RPC_REQUEST',
        payload: { method: 'wallet_revokePermissions', params, chainId: 'eip155:1' },
      },
    ])
    const bodies = told().map(({ init }) => JSON.parse(String(init.body)))
    expect(bodies).toEqual([{ ...params, signature: '0x02' }])
    expect(frame.isShown).toBe(false)
    expect(latchkey.getState().modal.open).toBe(false)
  })

  it.each([400, 404])('[FLG-6] is done if the gateway answers %i: it has no such session', async (status) => {
    const { latchkey, told, known } = await granted(status)
    await endGrant(latchkey, id)
    expect(told()).toHaveLength(1)
    expect(known()).toEqual([])
  })

  it('[FLG-6] fails if the gateway may keep the session', async () => {
    const { latchkey, known } = await granted(401)
    await expect(endGrant(latchkey, id)).rejects.toSatisfy(httpStatus.is)
    // The wallet has ended it in any case.
    expect(known()).toEqual([])
  })

  it('[FLG-6] works without a gateway', async () => {
    const { latchkey, told, known } = await granted({}, false)
    await endGrant(latchkey, id)
    expect(known()).toEqual([])
    expect(told()).toEqual([])
  })

  it('[FLG-6] tells the gateway nothing if the wallet didn’t end it', async () => {
    const { latchkey, frame, told, known } = await granted({})
    frame.answers.set('RPC_REQUEST', frameFailed())
    await expect(endGrant(latchkey, id)).rejects.toSatisfy(frameFailed.is)
    expect(told()).toEqual([])
    expect(known()).toEqual([grant])
  })

  it('[FLG-6] asks for nothing that it doesn’t know', async () => {
    const { latchkey, requests } = await granted({})
    await endGrant(latchkey, '00000000-0000-4000-8000-000000000000')
    expect(requests()).toEqual([])
  })
})
