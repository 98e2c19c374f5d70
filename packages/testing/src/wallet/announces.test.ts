import { describe, expect, it, vi } from 'vitest'
import { createBitcoinWallet } from '../bitcoin/createBitcoinWallet'
import { createEvmWallet } from '../evm/createEvmWallet'
import { createPolkadotWallet } from '../polkadot/createPolkadotWallet'
import { createSolanaWallet } from '../solana/createSolanaWallet'
import { createHostileName } from './createHostileName'
import type { WalletQuirks } from './WalletQuirks'

type Found = { readonly name: string; readonly provider: unknown }
type Announces = { readonly announces: WalletQuirks['announces'] }

/** What a page finds, through every standard. */
function openPage() {
  const page = new EventTarget()
  const heard: Found[] = []
  page.addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = Object(event).detail
    heard.push({ name: info.name, provider })
  })
  const register = (wallet: { readonly name: string }) => heard.push({ name: wallet.name, provider: wallet })
  page.addEventListener('wallet-standard:register-wallet', (event) => Object(event).detail({ register }))
  const at = (path: string) =>
    path.split('.').reduce<object>((owner, key) => Object(Reflect.get(owner, key)), page)
  const found = (): readonly Found[] => {
    const { btc_providers: listed = [], injectedWeb3 = {} } = Object(page)
    return [
      ...heard,
      ...listed.map(({ id, name }: { id: string; name: string }) => ({ name, provider: at(id) })),
      ...Object.entries(injectedWeb3).map(([name, provider]) => ({ name: name.toLowerCase(), provider })),
    ]
  }
  return { page, found }
}

const families = {
  EVM: (quirks: Announces) => createEvmWallet({ name: 'fox', ...quirks }),
  Solana: (quirks: Announces) => createSolanaWallet({ name: 'fox', ...quirks }),
  'Bitcoin through the wallet standard': (quirks: Announces) =>
    createBitcoinWallet({ name: 'fox', ...quirks }),
  'Bitcoin through WBIP004': (quirks: Announces) =>
    createBitcoinWallet({ name: 'fox', form: 'wbip', ...quirks }),
  Polkadot: (quirks: Announces) => createPolkadotWallet({ id: 'fox', ...quirks }),
}

describe.each(Object.entries(families))('a wallet of %s', (_, create) => {
  it.each([
    ['once', 1, 1],
    ['twice', 2, 1],
    ['clones', 2, 2],
  ] as const)('shows itself %s', (announces, times, objects) => {
    const { page, found } = openPage()
    const wallet = create({ announces })
    wallet.announce({ target: page })
    expect(found().map(({ name }) => name)).toEqual(Array.from({ length: times }, () => 'fox'))
    expect(new Set(found().map(({ provider }) => provider)).size).toBe(objects)
    expect(found()[0]?.provider).toBe(wallet.provider)
  })

  it('appears late, and never after the page has gone', async () => {
    const { page, found } = openPage()
    create({ announces: 'once' }).announceLate(5, page)
    const gone = create({ announces: 'once' })
    gone.announce({ target: page, afterMs: 5 })
    gone.unload()
    expect(found()).toEqual([])
    await vi.waitFor(() => expect(found()).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(found()).toHaveLength(1)
  })
})

it('uses a name that nobody should see', () => {
  const names = (['huge', 'empty', 'invisible', 'backwards', 'html', 'lines'] as const).map((kind) =>
    createHostileName(kind, 'Fox'),
  )
  expect(names.every((name) => name !== 'Fox')).toBe(true)
  expect(names[0]).toHaveLength(300_000)
  expect(names[3]).toBe('\u202exoF')
})
