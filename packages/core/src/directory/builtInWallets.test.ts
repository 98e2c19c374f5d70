import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { setUp } from '../test-ports/setUp'
import { builtInWallets } from './builtInWallets'
import { loadBuiltIn } from './loadBuiltIn'

/** A wallet as the gateway's registry writes it down. */
type Entry = {
  readonly slug: string
  readonly name: string
  readonly chains: readonly string[]
  readonly order?: number
  readonly rdns?: string
  readonly home: string
  readonly ios?: string
  readonly android?: string
  readonly chrome?: string
}

const registry = new URL('../../../../services/gateway/src/directory/data/wallets.json', import.meta.url)
const namespaces: { readonly [chain: string]: string } = {
  evm: 'eip155',
  solana: 'solana',
  bitcoin: 'bip122',
  polkadot: 'polkadot',
}

function toBuiltIn({ slug, name, chains, rdns, home, ios, android, chrome }: Entry) {
  return {
    id: rdns ?? slug,
    name,
    namespaces: chains.map((chain) => namespaces[chain]),
    homepage: home,
    ...(rdns ? { rdns } : {}),
    ...(ios ? { app_store: ios } : {}),
    ...(android ? { play_store: android } : {}),
    ...(chrome ? { chrome_store: chrome } : {}),
  }
}

describe('the built-in wallets', () => {
  it('are the first of the gateway’s registry, as it has them', async () => {
    const entries: readonly Entry[] = JSON.parse(await readFile(registry, 'utf8'))
    const ordered = entries
      .filter(({ order }) => order !== undefined)
      .sort((left, right) => (left.order ?? 0) - (right.order ?? 0))
    expect(builtInWallets).toEqual(ordered.slice(0, builtInWallets.length).map(toBuiltIn))
  })

  it.each(['eip155', 'solana', 'bip122', 'polkadot'] as const)('are at least four for %s', (namespace) => {
    expect(
      builtInWallets.filter((wallet) => wallet.namespaces.includes(namespace)).length,
    ).toBeGreaterThanOrEqual(4)
  })
})

describe('loadBuiltIn', () => {
  it('lists once those that the site wants and can use', async () => {
    const { latchkey } = setUp({ excludeWalletIds: ['me.rainbow', 'zerion'] })
    await Promise.all([loadBuiltIn(latchkey), loadBuiltIn(latchkey)])
    await loadBuiltIn(latchkey)
    const list = latchkey.getState().directory?.builtIn
    expect(list).toMatchObject({ isDone: true, isLoading: false, page: 1 })
    const names = list?.wallets.map(({ name }) => name) ?? []
    expect(names.slice(0, 2)).toEqual(['MetaMask', 'Phantom'])
    // The site has EVM networks only.
    for (const name of ['Rainbow', 'Zerion', 'Solflare', 'Leather', 'Polkadot.js'])
      expect(names).not.toContain(name)
  })

  it('lists only what the site has chosen, where it has', async () => {
    const { latchkey } = setUp({ includeWalletIds: ['io.metamask', 'Trust Wallet'] })
    await loadBuiltIn(latchkey)
    const list = latchkey.getState().directory?.builtIn
    expect(list?.wallets.map(({ name }) => name)).toEqual(['MetaMask', 'Trust Wallet'])
  })
})
