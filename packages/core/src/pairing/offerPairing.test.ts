import { type Namespace, recentWallets, userRejected } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { listWallets } from '../directory/listWallets'
import type { Host } from '../ports/Host'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { setUp } from '../testing/setUp'
import { bufferPairing } from './bufferPairing'
import { linkWallet } from './linkWallet'
import { offerPairing } from './offerPairing'
import { pairingConnectorId } from './PairingProvider'
import { pickForPairing } from './pickForPairing'
import { resetPairing } from './resetPairing'

/** A pairing connector with scripted URIs and answers. */
function createScriptedPairing() {
  const listeners = new Set<(uri: string) => void>()
  let pending: { resolve: () => void; reject: (cause: unknown) => void } | undefined
  const provider = {
    aborted: 0,
    on: (_event: string, listener: (uri: string) => void) => listeners.add(listener),
    removeListener: (_event: string, listener: (uri: string) => void) => listeners.delete(listener),
    abortPairingAttempt() {
      provider.aborted += 1
      pending?.reject(new TypeError('aborted'))
    },
  }
  const adapter = createScriptedAdapter()
  adapter.addWallet(pairingConnectorId, { type: 'WALLET_CONNECT', provider, name: 'WalletConnect' })
  const { connect } = adapter
  adapter.connect = async (request) => {
    await new Promise<void>((resolve, reject) => {
      pending = { resolve, reject }
    })
    return connect(request)
  }
  return {
    adapter,
    provider,
    listeners,
    show: (uri: string) => listeners.forEach((listener) => void listener(uri)),
    agree: () => pending?.resolve(),
    refuse: () => pending?.reject(userRejected()),
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

async function offered(parts: Partial<Host> = {}) {
  const pairing = createScriptedPairing()
  const all = setUp({ adapter: pairing.adapter, parts })
  const stop = offerPairing(all.latchkey, 'eip155')
  await settled()
  return { ...all, ...pairing, stop, state: () => all.latchkey.getState().pairing }
}

describe('a pairing', () => {
  it('[WC-3] goes from disconnected through connecting to connected', async () => {
    const { state, show, agree, look, listeners } = await offered()
    expect(state()).toMatchObject({ status: 'connecting', uri: null, error: null })
    show('wc:1')
    expect(state()).toMatchObject({ status: 'connecting', uri: 'wc:1' })
    agree()
    await settled()
    expect(state()).toMatchObject({ status: 'connected', uri: null, expiresAt: null })
    expect(look().status).toBe('connected')
    expect(listeners.size).toBe(0)
  })

  it('[WC-2] is replaced when no more than ten seconds of its four minutes remain', async () => {
    const { state, show, host, provider } = await offered()
    show('wc:1')
    host.advance(229_999)
    expect([provider.aborted, state()?.uri]).toEqual([0, 'wc:1'])
    host.advance(1)
    await settled()
    expect([provider.aborted, state()?.status, state()?.uri]).toEqual([1, 'connecting', null])
    show('wc:2')
    expect(state()?.uri).toBe('wc:2')
    host.advance(230_000)
    await settled()
    expect(provider.aborted).toBe(2)
  })

  it('[WC-2] [EVT-4] is renewed silently, because nothing has failed', async () => {
    const { show, host, events, latchkey, agree } = await offered()
    for (const uri of ['wc:1', 'wc:2', 'wc:3']) {
      show(uri)
      host.advance(230_000)
      await settled()
    }
    expect(events).not.toContain('CONNECT_ERROR')
    expect(latchkey.getState().connect).toMatchObject({ failure: null, pending: { eip155: 'walletConnect' } })
    agree()
    await settled()
    expect(events).toContain('CONNECT_SUCCESS')
  })

  it.each([
    ['a code', null, 'qrcode'],
    ['an app on this phone', { name: 'Fox', href: 'fox://' }, 'mobile'],
  ] as const)('[EVT-4] reports that it was made by %s', async (_what, link, method) => {
    const { latchkey, agree } = await offered({ isMobile: true })
    const told: unknown[] = []
    latchkey.subscribeEvents(({ event, properties }) => event === 'CONNECT_SUCCESS' && told.push(properties))
    linkWallet(latchkey, link)
    agree()
    await settled()
    expect(told).toEqual([{ method, name: 'WalletConnect' }])
  })

  it('[CON-11] remembers the wallet that was picked, and none when any may answer', async () => {
    const any = await offered()
    any.agree()
    await settled()
    expect(any.latchkey.storage.get(recentWallets)).toEqual([])
    const { latchkey, agree, browser } = await offered()
    pickForPairing(latchkey, {
      id: 'fox',
      name: 'Fox',
      rdns: 'test.fox',
      mobile_link: 'fox',
      imageUrl: 'x:y',
    })
    agree()
    await settled()
    const fox = { id: 'fox', name: 'Fox', rdns: 'test.fox', mobile_link: 'fox://' }
    expect(latchkey.storage.get(recentWallets)).toEqual([fox])
    // On the next visit it has a row, which pairs it again.
    const connector = (chain: Namespace) =>
      ({
        id: pairingConnectorId,
        name: 'WalletConnect',
        type: 'WALLET_CONNECT',
        chain,
        provider: {},
      }) as const
    const next = setUp({ browser, pairing: { connector }, adapter: createScriptedAdapter() })
    await next.latchkey.open()
    expect(listWallets(next.latchkey)).toMatchObject([
      { id: pairingConnectorId, group: 'walletConnect', isRecent: false },
      { id: 'fox', group: 'recent', isRecent: true, mobile_link: 'fox://' },
    ])
  })

  it('[WC-3] waits for what a page on iOS missed', async () => {
    const { latchkey, host, state } = await offered()
    bufferPairing(latchkey)
    expect(state()?.isBuffering).toBe(true)
    host.advance(5_000)
    expect(state()?.isBuffering).toBe(false)
  })

  it('[WC-1] is offered again while it is fresh', async () => {
    const { latchkey, state, show, stop, host, agree } = await offered()
    show('wc:1')
    host.advance(60_000)
    stop()
    const again = offerPairing(latchkey, 'eip155')
    await settled()
    expect(state()).toMatchObject({ status: 'connecting', uri: 'wc:1' })
    agree()
    await settled()
    expect(state()?.status).toBe('connected')
    again()
  })

  it('[WC-3] reports that a wallet declined, is reset, and starts again on request', async () => {
    const { latchkey, state, show, refuse } = await offered()
    show('wc:1')
    refuse()
    await settled()
    expect(state()).toMatchObject({ status: 'disconnected', uri: null })
    expect(userRejected.is(state()?.error)).toBe(true)
    resetPairing(latchkey)
    expect(state()).toMatchObject({ status: 'disconnected', error: null })
    offerPairing(latchkey, 'eip155')
    await settled()
    expect(state()).toMatchObject({ status: 'connecting', error: null })
  })

  it('reports that no pairing is available', async () => {
    const { latchkey, host } = setUp()
    offerPairing(latchkey, 'eip155')
    host.advance(1_000)
    await settled()
    expect(latchkey.getState().pairing?.error).toMatchObject({ code: 'connect/connector-not-found' })
  })

  it('changes nothing after the visitor has left', async () => {
    const { state, show, stop, host, provider } = await offered()
    show('wc:1')
    stop()
    show('wc:2')
    host.advance(300_000)
    await settled()
    expect([state()?.uri, provider.aborted]).toEqual(['wc:1', 0])
  })

  it('[CON-10] has a connector in every family, unless the site turns it off', async () => {
    const connector = (chain: Namespace) =>
      ({
        id: pairingConnectorId,
        name: 'WalletConnect',
        type: 'WALLET_CONNECT',
        chain,
        provider: {},
      }) as const
    const families = [createScriptedAdapter(), createScriptedAdapter('solana')]
    const found = (enableWalletConnect: boolean) => {
      const { latchkey } = setUp({
        adapters: families,
        pairing: { connector },
        enableWalletConnect,
      })
      latchkey.discover()
      return expect.poll(() => latchkey.getState().connect.connectors.map(({ chain }) => chain))
    }
    await found(true).toEqual(['eip155', 'solana'])
    await found(false).toEqual([])
  })
})
