import { describe, expect, it } from 'vitest'
import { setUpGateway } from './testing/setUpGateway'

const account = '0x00000000000000000000000000000000000000aa'
const gateway = setUpGateway({
  GATEWAY_CHAINS: JSON.stringify([{ id: 'eip155:1', name: 'Nowhere', rpc: ['http://127.0.0.1:1'] }]),
})

describe('existing clients', () => {
  it.each(['balance', 'history', 'portfolio'])(
    'get the field of an unknown currency from %s',
    async (what) => {
      const path = `/v1/account/${account}/${what}?chainId=eip155:1`
      const answer = await gateway().ask(`${path}&currency=shells`)
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { status: 'FAILED', reasons: [{ field: 'currency', description: 'Unsupported currency: shells' }] },
      ])
    },
  )

  it('get plain text when the currency is missing', async () => {
    const answer = await gateway().ask(`/v1/account/${account}/balance`)
    expect([answer.status, await answer.text()]).toEqual([400, 'Invalid query: currency'])
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  })

  it('get the request id with every answer, also to a preflight', async () => {
    const own = { 'x-request-id': 'mine' }
    const origin = { origin: 'https://dapp.example', 'access-control-request-method': 'POST' }
    const before = await gateway().app.request('/v1', { method: 'OPTIONS', headers: { ...own, ...origin } })
    expect([before.status, before.headers.get('x-request-id')]).toEqual([204, 'mine'])
    expect(before.headers.get('access-control-allow-headers')).toContain('x-sdk-version')
    expect((await gateway().app.request('/nowhere', { headers: own })).headers.get('x-request-id')).toBe(
      'mine',
    )
  })
})
