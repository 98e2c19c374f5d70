import { type Namespace, userRejected } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createScriptedAdapter } from '../test-ports/createScriptedAdapter'
import { setUp } from '../test-ports/setUp'
import { offerPairing } from './offerPairing'
import { pairingConnectorId } from './PairingProvider'
import { resetPairing } from './resetPairing'

/** A pairing connector whose URIs and answers are given by hand. */
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

async function offered() {
  const pairing = createScriptedPairing()
  const all = setUp({ adapter: pairing.adapter })
  const stop = offerPairing(all.latchkey, 'eip155')
  await settled()
  return { ...all, ...pairing, stop, state: () => all.latchkey.getState().pairing }
}

describe('a pairing', () => {
  it('[WC-3] goes from disconnected over connecting to connected', async () => {
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

  it('[WC-1] is offered again, while it is good, to who comes back', async () => {
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

  it('[WC-3] tells that a wallet has declined, is reset, and begins anew when asked', async () => {
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

  it('tells that there is none to be had', async () => {
    const { latchkey, host } = setUp()
    offerPairing(latchkey, 'eip155')
    host.advance(1_000)
    await settled()
    expect(latchkey.getState().pairing?.error).toMatchObject({ code: 'connect/connector-not-found' })
  })

  it('changes nothing after who looked has left', async () => {
    const { state, show, stop, host, provider } = await offered()
    show('wc:1')
    stop()
    show('wc:2')
    host.advance(300_000)
    await settled()
    expect([state()?.uri, provider.aborted]).toEqual(['wc:1', 0])
  })

  it('[CON-10] is a connector of every family of chains, unless the site has switched it off', async () => {
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
