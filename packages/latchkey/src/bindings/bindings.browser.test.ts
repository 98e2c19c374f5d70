import {
  createEnvironmentInjector,
  EnvironmentInjector,
  Injector,
  runInInjectionContext,
} from '@angular/core'
import {
  type Account,
  type AccountBalance,
  browserHost,
  type ChainAdapter,
  createLatchkey,
  type Latchkey,
  type ModalStatus,
  type NetworkStatus,
  type WalletInfo,
  type WalletListing,
} from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { solana, solanaDevnet } from '@latchkey/solana'
import { createEvmWallet, createSolanaWallet } from '@latchkey/testing'
import { createEffect, createRoot } from 'solid-js'
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest'
import { createApp, effectScope } from 'vue'
import * as angular from '../angular'
import { base, mainnet } from '../networks'
import * as solid from '../solid'
import * as svelte from '../svelte'
import * as vue from '../vue'
import { noInstance } from './noInstance'
import type { FamilyOf } from './Reading'

/** Everything that a binding reads, as it is now. */
type Reads = {
  account(): Account
  network(): NetworkStatus
  balance(): AccountBalance
  wallet(): WalletInfo | null
  wallets(): readonly WalletListing[]
  modal(): ModalStatus
}

/** What a component reads, and how to unmount it. */
type Mounted = { readonly reads: Reads; stop(): void }

function mountVue(latchkey: Latchkey, of: FamilyOf = {}): Mounted {
  const scope = effectScope()
  const refs = createApp({})
    .use(vue.latchkeyPlugin(latchkey))
    .runWithContext(() =>
      scope.run(() => ({
        account: vue.useAccount(of),
        network: vue.useNetwork(of),
        balance: vue.useBalance(of),
        wallet: vue.useWalletInfo(of),
        wallets: vue.useWallets(of),
        modal: vue.useModalState(),
      })),
    )
  if (!refs) return expect.unreachable('the scope is active')
  const reads: Reads = {
    account: () => refs.account.value,
    network: () => refs.network.value,
    balance: () => refs.balance.value,
    wallet: () => refs.wallet.value,
    wallets: () => refs.wallets.value,
    modal: () => refs.modal.value,
  }
  return { reads, stop: () => scope.stop() }
}

function mountSolid(latchkey: Latchkey, of: FamilyOf = {}): Mounted {
  return createRoot((stop) => {
    const read = (): Reads => ({
      account: solid.useAccount(of),
      network: solid.useNetwork(of),
      balance: solid.useBalance(of),
      wallet: solid.useWalletInfo(of),
      wallets: solid.useWallets(of),
      modal: solid.useModalState(),
    })
    const below: { reads?: Reads } = {}
    // A provider renders its children only when they are read.
    const rendered: unknown = solid.LatchkeyContext.Provider({
      value: latchkey,
      get children() {
        below.reads = read()
        return null
      },
    })
    while (typeof rendered === 'function' && !below.reads) rendered()
    return { reads: below.reads ?? expect.unreachable('the children were rendered'), stop }
  })
}

function mountAngular(latchkey: Latchkey, of: FamilyOf = {}): Mounted {
  const root = Injector.create({ providers: [] })
  if (!(root instanceof EnvironmentInjector)) return expect.unreachable('only apps have such an injector')
  const injector = createEnvironmentInjector([angular.provideLatchkey(latchkey)], root)
  const reads = runInInjectionContext(
    injector,
    (): Reads => ({
      account: angular.injectAccount(of),
      network: angular.injectNetwork(of),
      balance: angular.injectBalance(of),
      wallet: angular.injectWalletInfo(of),
      wallets: angular.injectWallets(of),
      modal: angular.injectModalState(),
    }),
  )
  return { reads, stop: () => injector.destroy() }
}

function mountSvelte(latchkey: Latchkey, of: FamilyOf = {}): Mounted {
  const stops: (() => void)[] = []
  /** Reads a store as a component does. */
  function subscribe<T>(store: svelte.Readable<T>): () => T {
    const seen: T[] = []
    stops.push(store.subscribe((value) => seen.push(value)))
    return () => (seen.length > 0 ? (seen.at(-1) as T) : expect.unreachable('a store calls back at once'))
  }
  const reads: Reads = {
    account: subscribe(svelte.accountStore(latchkey, of)),
    network: subscribe(svelte.networkStore(latchkey, of)),
    balance: subscribe(svelte.balanceStore(latchkey, of)),
    wallet: subscribe(svelte.walletInfoStore(latchkey, of)),
    wallets: subscribe(svelte.walletsStore(latchkey, of)),
    modal: subscribe(svelte.modalStore(latchkey)),
  }
  return {
    reads,
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}

const rdns = 'com.example.demo'

/** Sets up a visit of its own: instances with the same id share what they store. */
function setUp(id: string) {
  const page = new EventTarget()
  const wallet = createEvmWallet({ name: 'Demo', rdns, chains: [{ chainId: 1 }, { chainId: 8453 }] })
  wallet.announce({ target: page })
  const latchkey = createLatchkey({ id, networks: [mainnet, base], adapters: [evm({ page })] })
  latchkey.slots.add(() => undefined)
  onTestFinished(() => latchkey.destroy())
  return { latchkey, wallet }
}

describe.each([
  ['vue', mountVue],
  ['svelte', mountSvelte],
  ['solid', mountSolid],
  ['angular', mountAngular],
])('latchkey/%s', (name, mount) => {
  it('[CON-14] follows wallet, network and modal, and looks for wallets and the balance', async () => {
    const { latchkey, wallet } = setUp(name)
    const { reads, stop } = mount(latchkey)
    expect([reads.account().status, reads.wallet(), reads.balance().balance]).toEqual([
      'disconnected',
      null,
      null,
    ])
    await expect.poll(() => reads.wallets().map(({ name }) => name)).toContain('Demo')

    const { address } = await latchkey.connect({ connectorId: rdns })
    expect(reads.account()).toMatchObject({ address, isConnected: true, status: 'connected' })
    expect(reads.wallet()).toMatchObject({ name: 'Demo' })
    await expect.poll(() => reads.balance().isLoading || reads.balance().error !== null).toBe(true)

    await latchkey.switchNetwork('eip155:8453')
    expect(reads.network()).toMatchObject({ chainId: 8453, isSupported: true, isSwitching: false })
    await latchkey.open()
    expect(reads.modal()).toMatchObject({ open: true, view: 'Account' })

    wallet.lock()
    await expect.poll(() => reads.account().status).toBe('disconnected')
    stop()
    wallet.unlock()
    await latchkey.connect({ connectorId: rdns })
    expect(reads.account().status).toBe('disconnected')
  })
})

describe.each([
  ['vue', mountVue],
  ['svelte', mountSvelte],
  ['solid', mountSolid],
  ['angular', mountAngular],
])('latchkey/%s', (name, mount) => {
  it('[CON-13] [NET-2] reads the account, network, balance and wallets of the family that it is given', async () => {
    const page = new EventTarget()
    createEvmWallet({ name: 'Demo', rdns, chains: [{ chainId: 1 }] }).announce({ target: page })
    const sun = createSolanaWallet({ name: 'Sun' })
    sun.announce({ target: page })
    const balances = { ETH: '1.5', SOL: '20.25' }
    const answering = (adapter: ChainAdapter): ChainAdapter => ({
      ...adapter,
      getBalance: async ({ network: { nativeCurrency } }) => ({
        value: balances[nativeCurrency.symbol as keyof typeof balances],
        symbol: nativeCurrency.symbol,
        decimals: nativeCurrency.decimals,
      }),
    })
    const latchkey = createLatchkey({
      id: `families-${name}`,
      networks: [mainnet, solanaDevnet],
      adapters: [answering(evm({ page })), answering(solana({ page }))],
    })
    onTestFinished(() => latchkey.destroy())
    const [ofEvm, ofSolana] = [
      mount(latchkey, { namespace: 'eip155' }),
      mount(latchkey, { namespace: 'solana' }),
    ]
    onTestFinished(() => {
      ofEvm.stop()
      ofSolana.stop()
    })
    const { address } = await latchkey.connect({ connectorId: rdns })
    expect([ofEvm.reads.account().address, ofSolana.reads.account().address]).toEqual([address, null])
    await latchkey.connect({ connectorId: 'Sun' })
    const shown = ({ reads }: Mounted) => [
      reads.account().address,
      reads.network().network?.caipNetworkId,
      reads.wallet()?.name,
      reads.wallets().map((wallet) => wallet.name),
      `${reads.balance().balance} ${reads.balance().symbol}`,
    ]
    const seen = () => [shown(ofEvm), shown(ofSolana)]
    await expect.poll(seen).toEqual([
      [address, 'eip155:1', 'Demo', ['Demo'], '1.5 ETH'],
      [sun.addresses[0], solanaDevnet.caipNetworkId, 'Sun', ['Sun'], '20.25 SOL'],
    ])
    await latchkey.disconnect('eip155')
    await expect.poll(() => ofEvm.reads.account().address).toBeNull()
    expect([ofEvm.reads.balance().balance, ofSolana.reads.account().address]).toEqual([
      null,
      sun.addresses[0],
    ])
  })

  it('reads once on a server, and follows and looks for nothing', async () => {
    const latchkey = createLatchkey(
      { id: `server-${name}`, networks: [mainnet, base], adapters: [evm()] },
      { ...browserHost(), isBrowser: false },
    )
    onTestFinished(() => latchkey.destroy())
    const started = [
      vi.spyOn(latchkey, 'subscribe'),
      vi.spyOn(latchkey, 'discover'),
      vi.spyOn(latchkey.store, 'subscribe'),
    ]
    const { reads, stop } = mount(latchkey)
    expect([reads.account().status, reads.network().chainId, reads.wallets(), reads.modal().open]).toEqual([
      'disconnected',
      1,
      [],
      false,
    ])
    await latchkey.switchNetwork('eip155:8453')
    expect(reads.network().chainId).toBe(1)
    expect(started.map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0])
    stop()
  })
})

describe('a component that throws', () => {
  const fail = (isConnected: boolean) => {
    if (isConnected) throw new RangeError('of the component')
  }
  it.each([
    [
      'svelte',
      (latchkey: Latchkey) => svelte.accountStore(latchkey).subscribe(({ isConnected }) => fail(isConnected)),
    ],
    [
      'solid',
      (latchkey: Latchkey) =>
        createRoot((stop) => {
          void solid.LatchkeyContext.Provider({
            value: latchkey,
            get children() {
              const account = solid.useAccount()
              createEffect(() => fail(account().isConnected))
              return null
            },
          })
          return stop
        }),
    ],
  ])('stops neither connecting nor another listener, and the console says so: %s', async (name, mount) => {
    const { latchkey } = setUp(`fails-${name}`)
    const told = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => told.mockRestore())
    const stop = mount(latchkey)
    const { reads, stop: stopOther } = mountSvelte(latchkey)
    latchkey.discover()
    await expect.poll(() => reads.wallets().map(({ name }) => name)).toContain('Demo')
    const { address } = await latchkey.connect({ connectorId: rdns })
    expect(reads.account()).toMatchObject({ address, isConnected: true })
    expect(told.mock.calls.flat().map(String).join()).toContain('A listener of the site failed')
    stop()
    stopOther()
  })
})

it('says where the instance is missing', () => {
  const outside = [
    () => createApp({}).runWithContext(() => vue.useAccount()),
    () => createRoot(() => solid.useAccount()),
    () => runInInjectionContext(Injector.create({ providers: [] }), () => angular.injectAccount()),
  ]
  const guide = /\/docs\/guides\/frameworks\.md#(vue|solid|angular)$/
  for (const use of outside) {
    expect(use).toThrow(expect.toSatisfy(noInstance.is))
    expect(use).toThrow(guide)
  }
})

it('gives an address the type of its family', () => {
  expectTypeOf(vue.useAccount<'eip155'>)
    .returns.toHaveProperty('value')
    .toHaveProperty('address')
    .toEqualTypeOf<`0x${string}` | null>()
  expectTypeOf(solid.useAccount<'eip155'>)
    .returns.returns.toHaveProperty('address')
    .toEqualTypeOf<`0x${string}` | null>()
  expectTypeOf(angular.injectAccount<'eip155'>)
    .returns.returns.toHaveProperty('address')
    .toEqualTypeOf<`0x${string}` | null>()
})
