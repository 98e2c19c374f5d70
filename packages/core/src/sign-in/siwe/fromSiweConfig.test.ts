import { parseSignInMessage, type SignInSession } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createBrowser, createTestHost } from '../../testing/createTestHost'
import { setUp } from '../../testing/setUp'
import type { SignInConfig } from '../SignInConfig'
import { formatSiweMessage } from './formatSiweMessage'
import { fromSiweConfig } from './fromSiweConfig'
import type { SiweConfig, SiweMessageArgs, SiweSession } from './SiweConfig'

const address = '0x1111111111111111111111111111111111111111'
const other = '0x2222222222222222222222222222222222222222'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** A site's server, and the calls of its functions. */
function createSite(changes: Partial<SiweConfig> = {}, browser = createBrowser()) {
  const asked: string[] = []
  const server: { session: SiweSession | null; nonces: number } = { session: null, nonces: 0 }
  const seen: { args?: SiweMessageArgs; cacao?: unknown } = {}
  const site: SiweConfig = {
    getNonce: async (of) => {
      asked.push(`getNonce ${of}`)
      server.nonces += 1
      return `nonce${server.nonces}abcdefgh`
    },
    getMessageParams: async () => ({
      domain: 'site.example',
      uri: 'https://site.example/login',
      chains: [1, 2],
      statement: 'Accept the terms.',
      exp: '2026-01-08T00:00:00.000Z',
    }),
    createMessage: (args) => {
      seen.args = args
      return `${args.domain} of ${args.address} with ${args.nonce}`
    },
    verifyMessage: async ({ message, signature, cacao }) => {
      asked.push('verifyMessage')
      seen.cacao = cacao
      if (signature !== `signed ${message}`) return false
      server.session = { address, chainId: 1 }
      return true
    },
    getSession: async () => {
      asked.push('getSession')
      return server.session
    },
    signOut: async () => {
      asked.push('signOut')
      server.session = null
      return true
    },
    onSignIn: (session) => void asked.push(`onSignIn ${session?.chainId}`),
    onSignOut: () => void asked.push('onSignOut'),
    ...changes,
  }
  const { latchkey, host } = setUp({ browser })
  const config = fromSiweConfig(site)
  config?.attach?.(latchkey)
  return { asked, server, seen, host, config: config as SignInConfig }
}

/** A message that the account has signed. */
async function sign({ createMessage }: SignInConfig): Promise<SignInSession> {
  const message = await createMessage({ accountAddress: address, chainId: 'eip155:1' })
  return { data: message.data, message: `${message}`, signature: `signed ${message}` }
}

async function signedIn(changes: Partial<SiweConfig> = {}) {
  const all = createSite(changes)
  await all.config.addSession(await sign(all.config))
  all.asked.splice(0)
  return all
}

describe('[SIW-10] the older interface', () => {
  it('lets the site write the message from its own parameters', async () => {
    const { config, seen } = createSite()
    const message = await config.createMessage({ accountAddress: address, chainId: 'eip155:1' })
    expect(message.data).toEqual({
      domain: 'site.example',
      accountAddress: address,
      chainId: 'eip155:1',
      uri: 'https://site.example/login',
      version: '1',
      nonce: 'nonce1abcdefgh',
      issuedAt: '2026-01-01T00:00:00.000Z',
      statement: 'Accept the terms.',
      expirationTime: '2026-01-08T00:00:00.000Z',
    })
    expect(`${message}`).toBe(`site.example of did:pkh:eip155:1:${address} with nonce1abcdefgh`)
    expect(seen.args).toEqual({
      domain: 'site.example',
      uri: 'https://site.example/login',
      chains: [1, 2],
      statement: 'Accept the terms.',
      exp: '2026-01-08T00:00:00.000Z',
      address: `did:pkh:eip155:1:${address}`,
      chainId: 1,
      nonce: 'nonce1abcdefgh',
      version: '1',
      iat: '2026-01-01T00:00:00.000Z',
    })
  })

  it('has a writer of the standard text for sites that have none', async () => {
    const { config } = createSite({ createMessage: formatSiweMessage })
    const message = await config.createMessage({ accountAddress: address, chainId: 'eip155:1' })
    expect(parseSignInMessage(`${message}`)).toEqual(message.data)
    const { seen } = await signedIn()
    const args = seen.args ?? expect.unreachable()
    for (const wrong of ['', 'me', `did:pkh:${address}`])
      expect(() => formatSiweMessage({ ...args, address: wrong })).toThrow(
        expect.objectContaining({ code: 'sign-in/malformed' }),
      )
  })

  it('returns the message’s parameters before an account is known, without requesting a nonce', async () => {
    const { config, asked, seen } = createSite()
    const message = await config.createMessage({ accountAddress: '', chainId: 'eip155:1' })
    expect(message.data).toMatchObject({ accountAddress: '', nonce: 'nonce1abcdefgh' })
    expect([asked, seen.args]).toEqual([['getNonce undefined'], undefined])
    expect(() => `${message}`).toThrow('No ActiveCaipAddress found')
  })

  it('lets the site verify, and reports sign-in and sign-out to it', async () => {
    const { config, asked } = createSite()
    const session = await sign(config)
    await config.addSession(session)
    expect(asked).toEqual([`getNonce ${address}`, 'verifyMessage', 'getSession', 'onSignIn 1'])
    expect(await config.getSessions('eip155:1', address.toUpperCase().replace('X', 'x'))).toEqual([session])
    await config.revokeSession('eip155:1', address)
    expect(asked.slice(4)).toEqual(['signOut', 'onSignOut'])
    expect(await config.getSessions('eip155:1', address)).toEqual([])
  })

  it('passes on a paired wallet’s own form of the signature', async () => {
    const { config, seen } = createSite()
    const cacao = { h: { t: 'caip122' } } as NonNullable<SignInSession['cacao']>
    await config.setSessions([{ ...(await sign(config)), cacao }])
    expect(seen.cacao).toBe(cacao)
  })

  it('uses the session of the active network, else the first', async () => {
    const verified: string[] = []
    const { config, server } = createSite({
      verifyMessage: ({ signature }) => {
        verified.push(signature)
        server.session = { address, chainId: 1 }
        return true
      },
    })
    const session = await sign(config)
    const on = (chainId: 'eip155:1' | 'eip155:2' | 'eip155:3') => ({
      ...session,
      data: { ...session.data, chainId },
      signature: chainId,
    })
    await config.setSessions([on('eip155:2'), on('eip155:1')])
    await config.setSessions([on('eip155:3'), on('eip155:2')])
    expect(verified).toEqual(['eip155:1', 'eip155:3'])
  })

  it('treats other families as signed in and asks nothing', async () => {
    const { config, asked } = createSite()
    const [session] = await config.getSessions(solana, 'abc')
    expect(session).toMatchObject({ data: { accountAddress: 'abc', chainId: solana }, signature: '' })
    if (session) await config.addSession(session)
    await config.revokeSession(solana, 'abc')
    expect(asked).toEqual([])
    await expect(config.createMessage({ accountAddress: 'abc', chainId: solana })).rejects.toMatchObject({
      code: 'sign-in/chain',
    })
  })

  it('does nothing when disabled, and is required by default', () => {
    expect(createSite({ enabled: false }).config).toBeNull()
    expect(createSite().config.getRequired?.()).toBe(true)
    expect(createSite({ required: false }).config.getRequired?.()).toBe(false)
  })
})

describe('[SIW-10] [SIW-9] what ends a sign-in of the older interface', () => {
  it.each([
    ['signOutOnDisconnect', { signOutOnDisconnect: false }, []],
    ['nothing told', {}, ['signOut', 'onSignOut']],
  ])('ends on a disconnect by %s', async (_, options, expected) => {
    const { config, asked } = await signedIn(options)
    await config.setSessions([])
    expect(asked).toEqual(expected)
  })

  it('doesn’t end on a disconnect when nobody is signed in', async () => {
    const { config, asked } = createSite()
    await config.setSessions([])
    expect(asked).toEqual(['getSession'])
  })

  it('ends on another account by default', async () => {
    const first = await signedIn()
    expect(first.config.onAccountChange).toBe('resign')
    expect(await first.config.getSessions('eip155:1', other)).toEqual([])
    expect(first.asked).toEqual(['signOut', 'onSignOut'])
    const kept = await signedIn({ signOutOnAccountChange: false })
    expect(kept.config.onAccountChange).toBe('keep')
    expect(await kept.config.getSessions('eip155:1', other)).toMatchObject([
      { data: { accountAddress: address } },
    ])
    expect(kept.asked).toEqual([])
  })

  it('ends on another network by default', async () => {
    const first = await signedIn()
    expect(first.config.onNetworkChange).toBe('resign')
    expect(await first.config.getSessions('eip155:2', address)).toEqual([])
    expect(first.asked).toEqual(['signOut', 'onSignOut'])
    const kept = await signedIn({ signOutOnNetworkChange: false })
    expect(kept.config.onNetworkChange).toBe('keep')
    expect(await kept.config.getSessions('eip155:2', address)).toMatchObject([
      { data: { chainId: 'eip155:1' } },
    ])
    expect(kept.asked).toEqual([])
  })

  it('lets the next account sign in when the server fails to sign out', async () => {
    const { config } = await signedIn({ signOut: () => false })
    expect(await config.getSessions('eip155:1', other)).toEqual([])
  })
})

describe('[SIW-10] how long the site’s answers count', () => {
  it('keeps a session for five minutes and an empty answer for two seconds, or as configured', async () => {
    const { config, asked, host, server } = createSite()
    const look = () => config.getSessions('eip155:1', address)
    await Promise.all([look(), look(), look()])
    expect(asked).toEqual(['getSession'])
    server.session = { address, chainId: 1 }
    host.advance(2_000)
    expect(await look()).toHaveLength(1)
    server.session = null
    host.advance(299_999)
    expect(await look()).toHaveLength(1)
    host.advance(1)
    expect(await look()).toHaveLength(0)
    const quick = await signedIn({ sessionRefetchIntervalMs: 1_000 })
    quick.host.advance(1_000)
    quick.server.session = null
    expect(await quick.config.getSessions('eip155:1', address)).toEqual([])
  })

  it('asks again after another tab signed in or out', async () => {
    const browser = createBrowser()
    const { config, server } = createSite({}, browser)
    const other = createTestHost(browser).storage
    const look = async () => (await config.getSessions('eip155:1', address)).length
    server.session = { address, chainId: 1 }
    expect(await look()).toBe(1)
    server.session = null
    other?.setItem('@latchkey/theme', '1')
    expect(await look()).toBe(1)
    other?.setItem('@latchkey/siwx_changed', '1')
    expect(await look()).toBe(0)
  })

  it('keeps an unused nonce for five minutes, and never reuses one', async () => {
    const { config, server, host } = createSite()
    const nonce = async (accountAddress = address) =>
      (await config.createMessage({ accountAddress, chainId: 'eip155:1' })).data.nonce
    expect([await nonce(), await nonce()]).toEqual(['nonce1abcdefgh', 'nonce1abcdefgh'])
    host.advance(300_000)
    expect(await nonce()).toBe('nonce2abcdefgh')
    expect(await nonce(other)).toBe('nonce3abcdefgh')
    await config.addSession({ ...(await sign(config)), signature: 'wrong' }).catch(() => undefined)
    expect(await nonce()).toBe('nonce5abcdefgh')
    expect(server.nonces).toBe(5)
  })
})

const hostile: readonly (readonly [string, Partial<SiweConfig>, string])[] = [
  ['no getMessageParams', { getMessageParams: () => undefined as never }, 'sign-in/no-message-params'],
  ['getMessageParams: null', { getMessageParams: () => null as never }, 'sign-in/no-message-params'],
  ['getMessageParams: {}', { getMessageParams: () => ({}) as never }, 'sign-in/answer'],
  ['getMessageParams throws', { getMessageParams: () => Promise.reject('x') }, 'sign-in/answer'],
  ['getNonce: 7', { getNonce: () => 7 as never }, 'sign-in/answer'],
  ['getNonce: empty', { getNonce: () => '' }, 'sign-in/answer'],
  ['getNonce throws', { getNonce: () => Promise.reject(new TypeError('offline')) }, 'sign-in/answer'],
  ['createMessage: {}', { createMessage: () => ({}) as never }, 'sign-in/answer'],
  ['createMessage: empty', { createMessage: () => '  ' }, 'sign-in/answer'],
  ['createMessage: huge', { createMessage: () => 'x'.repeat(10_001) }, 'sign-in/answer'],
  ['verifyMessage: false', { verifyMessage: () => false }, 'sign-in/not-verified'],
  ['verifyMessage: 1', { verifyMessage: () => 1 as never }, 'sign-in/answer'],
  ['verifyMessage throws', { verifyMessage: () => Promise.reject(new Error('no')) }, 'sign-in/answer'],
  ['getSession: a text', { getSession: () => 'yes' as never }, 'sign-in/answer'],
  ['getSession: no address', { getSession: () => ({ address: 'me', chainId: 1 }) }, 'sign-in/answer'],
  ['getSession: no chain', { getSession: () => ({ address, chainId: 1.5 }) }, 'sign-in/answer'],
  ['getSession: nobody afterwards', { getSession: () => null }, 'sign-in/no-session'],
  ['getSession: someone else', { getSession: () => ({ address: other, chainId: 1 }) }, 'sign-in/address'],
]

describe('[SIW-10] functions of a site that misbehave', () => {
  it.each(hostile)('%s', async (_, changes, code) => {
    const { config, asked } = createSite(changes)
    const attempt = async () => config.addSession(await sign(config))
    await expect(attempt()).rejects.toMatchObject({ code })
    expect(asked).not.toContain('onSignIn 1')
  })

  it.each(['getNonce', 'getMessageParams', 'createMessage', 'verifyMessage', 'getSession'] as const)(
    'doesn’t wait for %s that never answers',
    async (name) => {
      const { config, host } = createSite({ [name]: () => new Promise(() => undefined) })
      const attempt = sign(config).then(config.addSession)
      const outcome = expect(attempt).rejects.toMatchObject({ code: 'http/timeout' })
      // The calls before it answer meanwhile.
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
      host.advance(20_000)
      await outcome
    },
  )

  it('reports a signOut that returns false', async () => {
    const { config } = await signedIn({ signOut: () => false })
    await expect(config.revokeSession('eip155:1', address)).rejects.toMatchObject({ code: 'sign-in/answer' })
  })

  it('ignores callbacks that throw', async () => {
    const throws = () => {
      throw new TypeError('mine')
    }
    const { config } = await signedIn({ onSignIn: throws, onSignOut: throws })
    expect(await config.getSessions('eip155:1', address)).toHaveLength(1)
    await config.revokeSession('eip155:1', address)
    expect(await config.getSessions('eip155:1', address)).toEqual([])
  })
})
