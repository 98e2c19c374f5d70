import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { readConfig } from '../config/readConfig'
import { openServices } from '../openServices'
import { setUpNames, signName } from '../testing/name/setUpNames'
import { openEvm } from '../testing/openSigners'
import { prepareSignIn } from '../testing/signInAs'
import { freeName } from './freeName'

const rpc = ['http://127.0.0.1:1']
const env = {
  GATEWAY_CHAINS: JSON.stringify([
    { id: 'eip155:1', name: 'One', rpc },
    { id: 'eip155:31337', name: 'Local', rpc, nativeCurrency: { name: 'E', symbol: 'E', decimals: 18 } },
  ]),
  NAMES_PER_ACCOUNT: '100',
  NAMES_RESERVED: 'Treasurer',
}
const gateway = setUpNames(env)
const [alice, bob] = [openEvm(0), openEvm(1)]
const get = (path: string) => gateway().ask(path)
const outcome = async (asked: Promise<Response>) => {
  const answer = await asked
  const { reasons, code } = await answer.json()
  return [answer.status, reasons?.[0].field, code]
}

describe('registering a name', () => {
  it('[NAM-2] returns the record, which both lookups then find', async () => {
    const answer = await gateway().register(alice, 'alice.sample.eth', { attributes: { bio: 'Hello' } })
    expect(answer.status).toBe(200)
    const record = await answer.json()
    const point = { address: getAddress(alice.address), created_at: record.registered_at }
    expect(record).toEqual({
      name: 'alice.sample.eth',
      registered_at: expect.stringMatching(/^\d{4}-/),
      updated_at: null,
      attributes: { bio: 'Hello' },
      addresses: { '60': point, '2147483648': point, '2147514985': point },
    })
    expect(await (await get('/v1/profile/account/ALICE.sample.eth')).json()).toEqual(record)
    const reverse = await get(`/v1/profile/reverse/${alice.address.toLowerCase()}`)
    expect(reverse.headers.get('cache-control')).toBe('no-store')
    expect(await reverse.json()).toEqual([record])
  })

  it('[NAM-2] of another account is refused as taken, and its own is renewed', async () => {
    await gateway().register(alice, 'taken.sample.eth')
    expect(await outcome(gateway().register(bob, 'taken.sample.eth'))).toEqual([400, 'name', 'name/taken'])
    const renewed = await gateway().register(alice, 'Taken.sample.eth', { attributes: { bio: 'Later' } })
    expect(await renewed.json()).toMatchObject({
      attributes: { bio: 'Later' },
      updated_at: expect.any(String),
    })
    const same = await gateway().register(alice, 'taken.sample.eth')
    expect((await same.json()).attributes).toEqual({ bio: 'Later' })
    const emptied = await gateway().register(alice, 'taken.sample.eth', { attributes: { bio: '' } })
    expect((await emptied.json()).attributes).toEqual({})
    // The same label in the other zone is another name.
    expect((await gateway().register(bob, 'taken.other.id')).status).toBe(200)
  })

  it('[NAM-2] that looks like a registered or reserved one is refused', async () => {
    await gateway().register(alice, 'oliver.sample.eth')
    for (const name of ['ol1ver', '0liver', 'ol-iver', '01iver'])
      expect(await outcome(gateway().register(bob, `${name}.sample.eth`))).toEqual([
        400,
        'name',
        'name/look-alike',
      ])
    for (const name of [
      'admin',
      'adm1n',
      'supp0rt',
      'metamask',
      'rnetamask',
      'treasurer',
      'trea5urer',
      'sample',
    ])
      expect(await outcome(gateway().register(bob, `${name}.sample.eth`))).toEqual([
        400,
        'name',
        'name/reserved',
      ])
  })

  it.each([
    `0x${'1'.repeat(40)}`,
    '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
    '0xd8da-6045',
    'oxd8da6bf26964af9d7eed9e03e534l5d37aa96o45',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ])('[NAM-1] refuses %s, which looks like an address', async (label) => {
    expect(await outcome(gateway().register(bob, `${label}.sample.eth`))).toEqual([
      400,
      'name',
      'name/reserved',
    ])
    const { suggestions } = await (await get(`/v1/profile/suggestions/${label}`)).json()
    expect(suggestions).toEqual([{ name: `${label}.sample.eth`, registered: true, reason: 'reserved' }])
  })

  it.each(['oxford', 'oxidisable', '0xyz', 'bc1q'])('[NAM-1] allows %s', async (label) => {
    expect((await gateway().register(bob, `${label}.sample.eth`)).status).toBe(200)
  })

  it.each([
    ['abc.sample.eth', 'gateway/name-length'],
    ['ab--cd.sample.eth', 'gateway/name-format'],
    ['alice', 'gateway/name-format'],
    ['alice.third.eth', 'gateway/name-zone'],
  ])('[NAM-1] refuses %s', async (name, code) => {
    expect(await outcome(gateway().register(bob, name))).toEqual([400, 'name', code])
  })

  it('lets one of many win a race for a name, and for look-alikes', async () => {
    for (const names of [Array(8).fill('racer'), ['racoon', 'rac0on', 'ra-coon', 'rac-oon']]) {
      const signers = names.map((_, at) => openEvm(at % 5))
      const answers = await Promise.all(
        names.map((name, at) => gateway().register(signers[at] ?? alice, `${name}.sample.eth`)),
      )
      const won = answers.filter(({ status }) => status === 200)
      const records = await Promise.all(won.map((answer) => answer.json()))
      // The winner may send it again, which renews it.
      expect(new Set(records.map(({ name }) => name)).size).toBe(1)
      expect(new Set(records.map(({ addresses }) => addresses['60'].address)).size).toBe(1)
      for (const answer of answers) expect([200, 400]).toContain(answer.status)
    }
  })

  it('lets one win when two gateways on one database get the same name at once', async () => {
    const { services: second, stop } = await openServices(
      readConfig({
        ...env,
        GATEWAY_MODE: 'development',
        GATEWAY_LOG: 'silent',
        NAMES_ZONES: 'sample.eth,other.id',
        DATABASE_URL: gateway().services.database.url,
      }),
    )
    const apps = [gateway().app, createApp(second)]
    try {
      for (const label of ['twins', 'doubles', 'couple', 'pairing']) {
        const names = [label, `${label[0]}-${label.slice(1)}`]
        const bodies = await Promise.all(
          names.map((name, at) => signName(openEvm(3 + at), `${name}.sample.eth`)),
        )
        const answers = await Promise.all(
          bodies.map(async (body, at) => {
            const init = { method: 'POST', body: JSON.stringify(body) }
            return apps[at]?.request('/v1/profile/account?projectId=dev', init)
          }),
        )
        expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 400])
        const list = await second.names.refused('sample.eth', names)
        expect([...list.values()].sort()).toEqual(['look-alike', 'taken'])
      }
    } finally {
      await stop()
    }
  })

  it('takes no message twice, whatever chain or account it is sent for', async () => {
    const body = await signName(bob, 'replayed.sample.eth')
    const post = (change: object) =>
      gateway().ask('/v1/profile/account', { method: 'POST', body: JSON.stringify({ ...body, ...change }) })
    expect((await post({})).status).toBe(200)
    await freeName(gateway().services.database, 'replayed.sample.eth', true)
    for (const change of [{}, { coin_type: 60 }, { address: bob.address.toLowerCase() }])
      expect(await outcome(post(change))).toEqual([400, 'timestamp', 'gateway/name-used'])
    expect((await get('/v1/profile/account/replayed.sample.eth')).status).toBe(404)
  })

  it('can’t be confused with signing in', async () => {
    const { path, init } = await prepareSignIn(gateway(), bob)
    const { message, signature } = JSON.parse(`${init.body}`)
    const { coin_type, address } = await signName(bob, 'confused.sample.eth')
    const asName = { coin_type, address, message, signature }
    expect(
      await outcome(gateway().ask('/v1/profile/account', { method: 'POST', body: JSON.stringify(asName) })),
    ).toEqual([422, '', 'gateway/name-message'])
    const named = await signName(bob, 'confused.sample.eth')
    const asSignIn = JSON.stringify({ message: named.message, signature: named.signature })
    expect((await gateway().ask(path, { ...init, body: asSignIn })).status).toBe(400)
    // The nonce is still good for the real thing.
    expect((await gateway().ask(path, init)).status).toBe(200)
  })

  it('needs a signature of the account over this very message', async () => {
    const good = await signName(bob, 'signed.sample.eth')
    const other = await signName(bob, 'signed.sample.eth')
    const post = (body: object) =>
      gateway().ask('/v1/profile/account', { method: 'POST', body: JSON.stringify(body) })
    const refused = [401, 'signature', 'gateway/name-signature']
    for (const change of [
      { address: alice.address },
      { signature: other.signature },
      { message: good.message.replace('signed', 'zigned') },
      { signature: `0x${'00'.repeat(65)}` },
    ]) {
      // Without a node, a signature that isn't the key's can't be checked further.
      const [status, field] = await outcome(post({ ...good, ...change }))
      expect([refused.slice(0, 2), [503, 'chainId']]).toContainEqual([status, field])
    }
    expect((await get('/v1/profile/account/signed.sample.eth')).status).toBe(404)
    expect((await post(good)).status).toBe(200)
    expect(await outcome(post(good))).toEqual([400, 'timestamp', 'gateway/name-used'])
  })

  it('uses each message of an account once, also at the same time', async () => {
    const timestamp = Math.floor(Date.now() / 1_000)
    const names = ['once-aaa', 'once-bbb', 'once-ccc', 'once-ddd']
    const answers = await Promise.all(
      names.map((name) => gateway().register(bob, `${name}.sample.eth`, { timestamp })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  it.each([-121, 121, -86_400, 1e12])('refuses a message that is %d s off', async (off) => {
    const timestamp = Math.floor(Date.now() / 1_000) + off
    expect(await outcome(gateway().register(bob, 'late.sample.eth', { timestamp }))).toEqual([
      400,
      'timestamp',
      'name/too-late',
    ])
  })

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"name":"x"',
    '{"name":"hello.sample.eth"}',
    '{"name":"hello.sample.eth","timestamp":"1"}',
    '{"name":"hello.sample.eth","timestamp":1,"more":1}',
    '{"name":1,"timestamp":1}',
  ])('answers 422 to the message %j', async (message) => {
    expect(await outcome(gateway().register(bob, 'x', { message }))).toEqual([
      422,
      '',
      'gateway/name-message',
    ])
  })

  it.each([{ web: 'x' }, { bio: 'x'.repeat(256) }, { bio: 'a\u202eb' }, { bio: 'a\nb' }])(
    'refuses the attributes %j',
    async (attributes) => {
      expect(await outcome(gateway().register(bob, 'attributes.sample.eth', { attributes }))).toEqual([
        400,
        'attributes',
        'gateway/name-attributes',
      ])
    },
  )

  it.each([0, 1, 61, 2147483658, 2147483648, 501])('refuses the coin type %d', async (coinType) => {
    expect(await outcome(gateway().register(bob, 'coin.sample.eth', { coinType }))).toEqual([
      400,
      'coin_type',
      'gateway/coin-type',
    ])
  })

  it('stores Ethereum under both of its coin types', async () => {
    for (const [at, coinType] of [60, 2147483649].entries()) {
      const answer = await gateway().register(bob, `ether-${'xy'[at]}.sample.eth`, { coinType })
      expect(Object.keys((await answer.json()).addresses)).toEqual(['60', '2147483648', '2147483649'])
    }
  })
})

describe('looking up a name', () => {
  it('that is free is a 404, or an empty list in version 2', async () => {
    expect(await outcome(get('/v1/profile/account/nobody.sample.eth'))).toEqual([
      404,
      'name',
      'gateway/name-unknown',
    ])
    expect(await (await get('/v1/profile/account/nobody.sample.eth?apiVersion=2')).json()).toEqual([])
    const address = `0x${'12'.repeat(20)}`
    expect(await outcome(get(`/v1/profile/reverse/${address}`))).toEqual([
      404,
      'address',
      'gateway/address-unnamed',
    ])
    expect(await (await get(`/v1/profile/reverse/${address}?apiVersion=2`)).json()).toEqual([])
  })

  it.each([
    ['/v1/profile/account/nobody.third.eth', 'name'],
    ['/v1/profile/account/nobody', 'name'],
    ['/v1/profile/reverse/0x12', 'address'],
    ['/v1/profile/suggestions/ab', 'name'],
    ['/v1/profile/suggestions/a_bc', 'name'],
    ['/v1/profile/suggestions/alice?zone=third.eth', 'name'],
  ])('answers 400 to %s', async (path, field) => {
    expect((await outcome(get(path))).slice(0, 2)).toEqual([400, field])
  })

  it('lists the zones in the configuration', async () => {
    expect((await (await get('/config')).json()).nameZones).toEqual(['sample.eth', 'other.id'])
  })
})

describe('suggestions', () => {
  type Suggestion = { readonly name: string; readonly registered: boolean }
  const suggest = async (path: string): Promise<readonly Suggestion[]> =>
    (await (await get(`/v1/profile/suggestions/${path}`)).json()).suggestions

  it('[NAM-2] start with the name asked for, and go on with free ones', async () => {
    const before = await suggest('Suggested')
    expect(before).toHaveLength(5)
    expect(before[0]).toEqual({ name: 'suggested.sample.eth', registered: false })
    await gateway().register(alice, 'suggested.sample.eth')
    const [, second] = before
    await gateway().register(alice, second?.name ?? '')
    const after = await suggest('suggested.sample.eth?zone=sample.eth')
    expect(after[0]).toEqual({ name: 'suggested.sample.eth', registered: true, reason: 'taken' })
    expect(after).toHaveLength(5)
    expect(after.map(({ name }) => name)).not.toContain(second?.name)
    for (const { name, registered } of after.slice(1)) {
      expect(registered).toBe(false)
      expect((await gateway().register(bob, name)).status).toBe(200)
    }
    expect((await suggest('suggested?zone=other.id'))[0]).toEqual({
      name: 'suggested.other.id',
      registered: false,
    })
  })

  it('[NAM-2] say of a reserved name or a look-alike that it can’t be registered', async () => {
    await gateway().register(alice, 'mirror.sample.eth')
    for (const [name, reason] of [
      ['admin', 'reserved'],
      ['adm1n', 'reserved'],
      ['m1rror', 'look-alike'],
      ['abc', 'reserved'],
      ['-abcd', 'reserved'],
    ] as const)
      expect((await suggest(name))[0]).toEqual({ name: `${name}.sample.eth`, registered: true, reason })
    expect(await suggest('x'.repeat(63))).toHaveLength(5)
    // Nobody is led to a name that looks official.
    expect(await suggest('admin')).toHaveLength(1)
    expect(await suggest('metamask')).toHaveLength(1)
    expect(await suggest('abc')).toHaveLength(5)
  })
})
