import { testAccounts } from '@latchkey/testing'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/readConfig'
import { setUpOnramp } from '../testing/onramp/setUpOnramp'
import { page, signInAs } from '../testing/signInAs'
import { readVendorKeys } from './readVendorKeys'

const owner = testAccounts[4]
const account = privateKeyToAccount(owner.privateKey)
const { gateway, tryOrder, order, read } = setUpOnramp({
  ONRAMP_SIGN_IN: 'true',
  ONRAMP_RATE_LIMIT: '3',
  ONRAMP_COUNTRY_HEADER: 'x-country',
})
const signer = {
  address: owner.address,
  chainId: 'eip155:31337',
  sign: (message: string) => account.signMessage({ message }),
} as const
const own = { receiver: `eip155:31337:${owner.address}` }
let token: string | undefined
const signedIn = async () => {
  token ??= (await signInAs(gateway(), signer)).token
  return { authorization: `Bearer ${token}`, origin: page }
}
afterAll(() => {
  token = undefined
})

describe('an operator', () => {
  it('[ONR-1] can demand a sign-in, and the own account as the receiver', async () => {
    expect((await tryOrder(own)).status).toBe(401)
    expect((await tryOrder(own, { authorization: 'Bearer a.b.c' })).status).toBe(401)
    const foreign = await tryOrder({}, await signedIn())
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { code: 'onramp/receiver-foreign' }])
    const started = await order(own, await signedIn())
    expect((await read(started)).state).toBe('created')
  })

  it("[ONR-1] believes the proxy's country, not the visitor's", async () => {
    const ask = async (headers: Readonly<Record<string, string>>) =>
      (await gateway().ask('/v1/onramp/vendors?country=DE', { headers })).json()
    expect(await ask({ 'x-country': 'AQ' })).toMatchObject({ country: 'AQ', providers: [] })
    expect(await ask({ 'x-country': 'FR' })).toMatchObject({ country: 'FR', providers: [{ id: 'stand-in' }] })
    expect(await ask({ 'x-country': 'T1' })).toMatchObject({ country: 'DE' })
    const refused = await tryOrder(own, { ...(await signedIn()), 'x-country': 'AQ' })
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'onramp/country' }])
  })

  it('[ONR-1] limits the orders of an account', async () => {
    const headers = await signedIn()
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) statuses.push((await tryOrder(own, headers)).status)
    expect(statuses).toEqual([200, 200, 429, 429])
  })

  it('learns which key is missing or wrong before the gateway starts', () => {
    const development = { GATEWAY_MODE: 'development' }
    const read = (env: Record<string, string>) => () => readVendorKeys(readConfig({ ...development, ...env }))
    expect(read({ ONRAMP: 'moonpay' })).toThrow(/ONRAMP_MOONPAY_KEY/)
    expect(read({ ONRAMP: 'stand-in' })).toThrow(/ONRAMP_STAND_IN_KEY/)
    expect(read({ ONRAMP: 'stand-in', ONRAMP_STAND_IN_KEY: '0'.repeat(64) })).toThrow(/not a private key/)
    expect(read({ ONRAMP: 'coinbase', ONRAMP_COINBASE_KEY_ID: 'a', ONRAMP_COINBASE_SECRET: 'b' })).toThrow(
      /ONRAMP_COINBASE_SECRET/,
    )
    expect(read({ ONRAMP: 'nobody' })).toThrow(/ONRAMP/)
    expect(read({ ONRAMP: 'stripe,stripe' })).toThrow(/twice/)
    expect(read({})).not.toThrow()
  })

  it('[ONR-1] never gives money away in production by a setting that was forgotten', () => {
    const forgotten = { ONRAMP: 'moonpay,stand-in', ONRAMP_STAND_IN_KEY: owner.privateKey }
    for (const mode of [{}, { GATEWAY_MODE: 'production' }]) {
      const config = readConfig({ ...forgotten, ...mode })
      expect(() => readVendorKeys(config)).toThrow(/stand-in works only with GATEWAY_MODE=development/)
    }
  })
})
