import {
  createEnvironmentInjector,
  EnvironmentInjector,
  Injector,
  runInInjectionContext,
} from '@angular/core'
import {
  type Account,
  type AccountBalance,
  createLatchkey,
  type Latchkey,
  type ModalStatus,
  type NetworkStatus,
  type WalletInfo,
  type WalletListing,
} from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import { createEffect, createRoot } from 'solid-js'
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest'
import { createApp, effectScope } from 'vue'
import * as angular from '../angular'
import { base, mainnet } from '../networks'
import * as solid from '../solid'
import * as svelte from '../svelte'
import * as vue from '../vue'
import { noInstance } from './noInstance'

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

function mountVue(latchkey: Latchkey): Mounted {
  const scope = effectScope()
  const refs = createApp({})
    .use(vue.latchkeyPlugin(latchkey))
    .runWithContext(() =>
      scope.run(() => ({
        account: vue.useAccount(),
        network: vue.useNetwork(),
        balance: vue.useBalance(),
        wallet: vue.useWalletInfo(),
        wallets: vue.useWallets(),
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

function mountSolid(latchkey: Latchkey): Mounted {
  return createRoot((stop) => {
    const read = (): Reads => ({
      account: solid.useAccount(),
      network: solid.useNetwork(),
      balance: solid.useBalance(),
      wallet: solid.useWalletInfo(),
      wallets: solid.useWallets(),
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

function mountAngular(latchkey: Latchkey): Mounted {
  const root = Injector.create({ providers: [] })
  if (!(root instanceof EnvironmentInjector)) return expect.unreachable('only apps have such an injector')
  const injector = createEnvironmentInjector([angular.provideLatchkey(latchkey)], root)
  const reads = runInInjectionContext(
    injector,
    (): Reads => ({
      account: angular.injectAccount(),
      network: angular.injectNetwork(),
      balance: angular.injectBalance(),
      wallet: angular.injectWalletInfo(),
      wallets: angular.injectWallets(),
      modal: angular.injectModalState(),
    }),
  )
  return { reads, stop: () => injector.destroy() }
}

function mountSvelte(latchkey: Latchkey): Mounted {
  const stops: (() => void)[] = []
  /** Reads a store as a component does. */
  function subscribe<T>(store: svelte.Readable<T>): () => T {
    const seen: T[] = []
    stops.push(store.subscribe((value) => seen.push(value)))
    return () => (seen.length > 0 ? (seen.at(-1) as T) : expect.unreachable('a store calls back at once'))
  }
  const reads: Reads = {
    account: subscribe(svelte.accountStore(latchkey)),
    network: subscribe(svelte.networkStore(latchkey)),
    balance: subscribe(svelte.balanceStore(latchkey)),
    wallet: subscribe(svelte.walletInfoStore(latchkey)),
    wallets: subscribe(svelte.walletsStore(latchkey)),
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
  for (const use of outside) expect(use).toThrow(expect.toSatisfy(noInstance.is))
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
