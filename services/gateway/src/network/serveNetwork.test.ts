import { expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'

const rpc = ['http://127.0.0.1:9']
const gateway = setUpGateway({
  GATEWAY_CHAINS: JSON.stringify([
    { id: 'eip155:1', name: 'One', rpc },
    { id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Devnet', rpc },
  ]),
})

it('lists the configured chains to anyone', async () => {
  const answer = await gateway().app.request('/v1/supported-chains')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=86400')
  expect(await answer.json()).toEqual({
    http: ['eip155:1', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
    ws: [],
  })
})

it.each([
  ['GET', '/v1/onramp/buy/options'],
  ['GET', '/v1/profile/reverse/0xabc'],
  ['GET', '/v1/profile/account/alice.sample.eth'],
])('answers 501 to %s %s', async (method, path) => {
  const answer = await gateway().ask(path, { method })
  expect(answer.status).toBe(501)
  expect(await answer.json()).toMatchObject({ status: 'FAILED' })
})
