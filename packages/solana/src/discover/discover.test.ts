import type { Connector } from '@latchkey/core'
import { createSolanaWallet } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { discover } from './discover'

function look(page: EventTarget, announced = true) {
  const found: Connector[] = []
  const stop = discover(page, {
    announced,
    injected: true,
    found: (connector) => found.push(connector),
    failed: (cause) => expect.unreachable(String(cause)),
  })
  return { found, stop, names: () => found.map(({ name }) => name) }
}

/** Registers anything a page might contain, through the wallet standard. */
function register(page: EventTarget, ...wallets: readonly unknown[]) {
  const detail = ({ register }: { register(...all: readonly unknown[]): unknown }) => register(...wallets)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
}

describe('[SOL-1] discovery through the wallet standard', () => {
  it('finds earlier and later wallets', () => {
    const page = new EventTarget()
    createSolanaWallet({ name: 'Early' }).announce({ target: page })
    const { names, stop } = look(page)
    expect(names()).toEqual(['Early'])
    createSolanaWallet({ name: 'Late' }).announce({ target: page })
    expect(names()).toEqual(['Early', 'Late'])
    stop()
    createSolanaWallet({ name: 'After' }).announce({ target: page })
    expect(names()).toEqual(['Early', 'Late'])
  })

  it('reports every object that claims a name, so an impostor that is first doesn’t hide the wallet', () => {
    const page = new EventTarget()
    const real = createSolanaWallet({ name: 'Fox' })
    const { found } = look(page)
    real.announce({ target: page })
    real.announce({ target: page })
    const others = ['Fox', 'fox', ' Fox ', 'F\u200eox', 'FOX'].map((name) => createSolanaWallet({ name }))
    for (const other of others) other.announce({ target: page })
    expect(found.map(({ provider }) => provider)).toEqual([real, ...others].map(({ wallet }) => wallet))
    expect(new Set(found.map(({ id }) => id.toLowerCase()))).toEqual(new Set(['fox']))
  })

  it('skips what isn’t a Solana wallet, and continues', () => {
    const page = new EventTarget()
    const { names } = look(page)
    const { wallet } = createSolanaWallet({ name: 'Base' })
    const { features } = wallet
    const trap = Object.defineProperty({}, 'name', {
      get() {
        throw new TypeError('a trap')
      },
    })
    const bad = [
      ...[null, undefined, 5, 'text', {}, [], trap],
      { ...wallet, features, name: 'Sui', chains: ['sui:mainnet'] },
      { ...wallet, features, name: 'Chainless', chains: undefined },
      { ...wallet, features: {}, name: 'Featureless' },
      { ...wallet, features: { 'standard:connect': { connect: 'yes' } }, name: 'Liar' },
      { ...wallet, features, name: '' },
      { ...wallet, features, name: 'x'.repeat(65) },
      { ...wallet, features, name: 'walletConnect' },
    ]
    register(page, ...bad)
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: 'no function' }))
    const detail = () => {
      throw new TypeError('it breaks while it registers')
    }
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    expect(names()).toEqual([])
    register(page, { ...wallet, features, name: 'Good' })
    expect(names()).toEqual(['Good'])
  })

  it('reports what says it is for Solana but can’t be used, and nothing of other families', () => {
    const page = new EventTarget()
    const refused: unknown[] = []
    const failed = (cause: unknown) => expect.unreachable(String(cause))
    const report = { found: () => undefined, failed, refused: (wallet: unknown) => refused.push(wallet) }
    discover(page, { announced: true, injected: true, ...report })
    const { wallet } = createSolanaWallet({ name: 'Base' })
    const featureless = { ...wallet, features: {}, name: 'Featureless' }
    register(page, wallet, wallet, featureless, { ...wallet, features: {}, chains: ['sui:mainnet'] })
    expect(refused).toEqual([featureless])
  })

  it('shows only icons that are part of the announcement', () => {
    const page = new EventTarget()
    const { found } = look(page)
    createSolanaWallet({ name: 'Tracker', icon: 'https://tracker.example/a.png' }).announce({ target: page })
    createSolanaWallet({ name: 'Huge', icon: `data:image/png;base64,${'A'.repeat(70_000)}` }).announce({
      target: page,
    })
    createSolanaWallet({ name: 'Plain' }).announce({ target: page })
    expect(found.map(({ imageUrl }) => imageUrl?.slice(0, 11))).toEqual([undefined, undefined, 'data:image/'])
  })

  it('listens to nothing when announcements are turned off', () => {
    const page = new EventTarget()
    createSolanaWallet().announce({ target: page })
    expect(look(page, false).names()).toEqual([])
  })
})
