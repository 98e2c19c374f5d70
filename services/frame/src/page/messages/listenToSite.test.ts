import { describe, expect, it, vi } from 'vitest'
import { listenToSite, type Responder } from './listenToSite'
import type { SitePort } from './SitePort'

const site = 'https://site.example'
const parent = { name: 'parent' }

type Posted = { readonly id?: string; readonly type: string; readonly payload?: { readonly code?: string } }

/** A listener whose messages come from anywhere the test says. */
function setUp(told: Partial<SitePort> = {}, respond: Responder = async () => ({ chainId: 1 })) {
  const posted: { readonly message: Posted; readonly origin: string }[] = []
  let listener: Parameters<SitePort['listen']>[0] = () => undefined
  const responder = vi.fn(respond)
  const open = vi.fn(() => responder)
  listenToSite(
    {
      window: parent,
      origin: site,
      isNested: false,
      post: (message, origin) => posted.push({ message: message as Posted, origin }),
      listen: (given) => {
        listener = given
      },
      ...told,
    },
    'v1',
    open,
  )
  const send = async (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    listener({ data, origin: site, source: parent as never, ...(from as object) })
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { posted, send, open, responder }
}

const message = (id: string, name = 'GET_CHAIN_ID', payload?: unknown) => ({
  id,
  type: `@w3m-app/${name}`,
  payload,
})

describe('the listener', () => {
  it('[FRM-2] tells the site that it is ready', () => {
    const { posted } = setUp()
    expect(posted).toEqual([
      { message: { type: '@w3m-frame/READY', payload: { version: 'v1', asksToShow: true } }, origin: site },
    ])
  })

  it.each([
    ['another window', { source: { name: 'child' } }],
    ['no window', { source: null }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: `${site}:8443` }],
    ['another scheme', { origin: 'http://site.example' }],
    ['a sandboxed page', { origin: 'null' }],
  ])('[FRM-17] ignores messages from %s', async (_, from) => {
    const { send, posted, open } = setUp()
    await send(message('a'), from)
    expect(open).not.toHaveBeenCalled()
    expect(posted).toHaveLength(1)
  })

  it('[FRM-17] keeps the origin of the first message where the browser names none', async () => {
    const { send, posted, open } = setUp({ origin: undefined })
    await send({ type: 'anything' }, { origin: 'https://other.example' })
    await send(message('null'), { origin: 'null' })
    await send(message('a'))
    await send(message('b'), { origin: 'https://other.example' })
    expect(open).toHaveBeenCalledExactlyOnceWith(site, expect.any(Function))
    expect(posted.slice(1).map(({ message: { id }, origin }) => [id, origin])).toEqual([['a', site]])
  })

  it('[FRM-17] answers a repeated message once', async () => {
    const { send, posted, responder } = setUp()
    for (let count = 0; count < 5; count += 1) await send(message('same'))
    expect(responder).toHaveBeenCalledOnce()
    expect(posted).toHaveLength(2)
  })

  it('[FRM-1] answers invalid messages with a typed error, and unknown ones not at all', async () => {
    const { send, posted, responder } = setUp()
    await send(message('a', 'CONNECT_EMAIL', { email: 'nobody' }))
    await send(message('b', 'RPC_REQUEST', { method: 'eth_sign', params: [] }))
    for (const data of [
      null,
      1,
      'x',
      [],
      {},
      message('c', 'NONE'),
      message('d', '__proto__'),
      { type: '@w3m-app/GET_USER' },
    ])
      await send(data)
    expect(responder).not.toHaveBeenCalled()
    expect(posted.slice(1).map(({ message: { id, type, payload } }) => [id, type, payload?.code])).toEqual([
      ['a', '@w3m-frame/CONNECT_EMAIL_ERROR', 'embedded/message-invalid'],
      ['b', '@w3m-frame/RPC_REQUEST_ERROR', 'embedded/message-invalid'],
    ])
  })

  it('[FRM-17] answers in a frame within a frame that a window is needed', async () => {
    const { send, posted, responder } = setUp({ isNested: true })
    await send(message('a'))
    expect(responder).not.toHaveBeenCalled()
    expect(posted[1]?.message.payload?.code).toBe('embedded/window-needed')
  })

  it('hides what it does not understand about a failure', async () => {
    const { send, posted } = setUp({}, async () => {
      throw new TypeError('secret detail')
    })
    await send(message('a'))
    expect(posted[1]?.message).toMatchObject({
      type: '@w3m-frame/GET_CHAIN_ID_ERROR',
      payload: { code: 'embedded/failed' },
    })
    expect(JSON.stringify(posted)).not.toContain('secret detail')
  })

  it('[FRM-1] sends no answer that its schema does not allow', async () => {
    const { send, posted } = setUp({}, async () => ({ chainId: 1, secret: 'x' }))
    await send(message('a'))
    expect(posted[1]?.message.payload).toEqual({ chainId: 1 })
    const broken = setUp({}, async () => ({ chainId: {} }))
    await broken.send(message('a'))
    expect(broken.posted[1]?.message.payload?.code).toBe('embedded/message-invalid')
  })

  it('answers at most 100 messages at a time', async () => {
    const { send, posted, responder } = setUp({}, () => new Promise(() => undefined))
    for (let count = 0; count < 105; count += 1) await send(message(`${count}`))
    expect(responder).toHaveBeenCalledTimes(100)
    expect(posted.slice(1).map(({ message: { payload } }) => payload?.code)).toEqual(
      Array.from({ length: 5 }, () => 'connect/wallet-busy'),
    )
  })
})
