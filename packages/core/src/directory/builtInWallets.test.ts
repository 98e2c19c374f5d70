import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { setUp } from '../testing/setUp'
import { builtInWallets } from './builtInWallets'
import { loadBuiltIn } from './loadBuiltIn'
import { walletBrowsers } from './walletBrowsers'

/** A wallet in the gateway's registry. */
type Entry = {
  readonly slug: string
  readonly name: string
  readonly chains: readonly string[]
  readonly order?: number
  readonly rdns?: string
  readonly home: string
  readonly mobile?: string
  readonly universal?: string
  readonly browser?: string
  readonly desktop?: string
  readonly web?: string
  readonly ios?: string
  readonly android?: string
  readonly chrome?: string
}

const guide = new URL('../../../../docs/guides/which-wallets.md', import.meta.url)
const familyNames = { eip155: 'EVM', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot' } as const
const registry = new URL('../../../../services/gateway/src/directory/data/wallets.json', import.meta.url)
const namespaces: { readonly [chain: string]: string } = {
  evm: 'eip155',
  solana: 'solana',
  bitcoin: 'bip122',
  polkadot: 'polkadot',
}

function toBuiltIn({ slug, name, chains, rdns, home, mobile, universal, ...entry }: Entry) {
  const link = mobile ?? universal
  return {
    id: rdns ?? slug,
    name,
    namespaces: chains.map((chain) => namespaces[chain]),
    homepage: home,
    ...(rdns ? { rdns } : {}),
    ...(link ? { mobile_link: link } : {}),
    ...(universal ? { link_mode: universal } : {}),
    ...(entry.browser ? { browser_link: entry.browser } : {}),
    ...(entry.desktop ? { desktop_link: entry.desktop } : {}),
    ...(entry.web ? { webapp_link: entry.web } : {}),
    ...(entry.ios ? { app_store: entry.ios } : {}),
    ...(entry.android ? { play_store: entry.android } : {}),
    ...(entry.chrome ? { chrome_store: entry.chrome } : {}),
  }
}

describe('builtInWallets', () => {
  it('are the first entries of the gateway’s registry', async () => {
    const entries: readonly Entry[] = JSON.parse(await readFile(registry, 'utf8'))
    const ordered = entries
      .filter(({ order }) => order !== undefined)
      .sort((left, right) => (left.order ?? 0) - (right.order ?? 0))
    expect(builtInWallets).toEqual(ordered.slice(0, builtInWallets.length).map(toBuiltIn))
  })

  it('are the wallets of the guide, which says the same of them', async () => {
    const text = await readFile(guide, 'utf8')
    const table = text
      .slice(text.indexOf('## Wallet by wallet'))
      .split('\n')
      .filter((line) => line.startsWith('| '))
    const rows = table.slice(1).map((line) => line.split('|').map((cell) => cell.trim()))
    const told = rows.map(([, name, families, extension, app, publicRelay, ownRelay]) => ({
      name,
      families,
      extension,
      app,
      publicRelay,
      ownRelay,
    }))
    const own = told.pop()
    expect(own).toMatchObject({ name: 'Your own app', ownRelay: 'yes' })
    expect(told).toEqual(
      builtInWallets.map(({ name, namespaces, ...wallet }) => ({
        name: name.replace(/ \(.*\)$/, ''),
        families: namespaces.map((namespace) => familyNames[namespace]).join(', '),
        // Some extensions have no page in a store that we link to.
        extension: wallet.chrome_store ? 'yes' : expect.stringMatching(/^(yes|no)$/),
        app: wallet.browser_link
          ? 'opens the page'
          : wallet.mobile_link || wallet.app_store || wallet.play_store
            ? 'yes'
            : 'no',
        publicRelay: wallet.mobile_link ? 'yes' : 'no',
        ownRelay: 'no',
      })),
    )
  })

  it('are named in the guide if their browser is known', async () => {
    const section = (await readFile(guide, 'utf8')).match(/## The wallet['’]s own browser\n[^#]*/)?.[0] ?? ''
    const [, names = ''] = section.match(/in the browsers of (.*?)\./) ?? []
    expect(names.split(/, | and /)).toEqual(walletBrowsers.map(({ name }) => name))
  })

  it.each(['eip155', 'solana', 'bip122', 'polkadot'] as const)(
    'has at least four wallets for %s',
    (namespace) => {
      expect(
        builtInWallets.filter((wallet) => wallet.namespaces.includes(namespace)).length,
      ).toBeGreaterThanOrEqual(4)
    },
  )
})

describe('loadBuiltIn', () => {
  it('loads once, without wallets that the site excludes or can’t use', async () => {
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

  it('lists only the wallets that the site includes', async () => {
    const { latchkey } = setUp({ includeWalletIds: ['io.metamask', 'Trust Wallet'] })
    await loadBuiltIn(latchkey)
    const list = latchkey.getState().directory?.builtIn
    expect(list?.wallets.map(({ name }) => name)).toEqual(['MetaMask', 'Trust Wallet'])
  })
})
