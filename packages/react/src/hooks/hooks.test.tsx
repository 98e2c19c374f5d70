import type { Latchkey } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { userRejected } from '@latchkey/protocol'
import { createEvmWallet } from '@latchkey/testing'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { noProvider } from '../errors'
import { createScriptedFamily, familyNetwork } from '../testing/createScriptedFamily'
import { createTestInstance } from '../testing/createTestInstance'
import { createTestSignIn } from '../testing/createTestSignIn'
import { mountProvider } from '../testing/mountProvider'
import { useAccount } from './useAccount'
import { useBalance } from './useBalance'
import { useDisconnect } from './useDisconnect'
import { useEvents } from './useEvents'
import { useLatchkey } from './useLatchkey'
import { useModalState } from './useModalState'
import { useNetwork } from './useNetwork'
import { useProvider } from './useProvider'
import { useSelector } from './useSelector'
import { useSignIn } from './useSignIn'
import { useTheme } from './useTheme'
import { useWalletInfo } from './useWalletInfo'
import { useWallets } from './useWallets'

const rdns = 'com.example.demo'

function createInstance() {
  const page = new EventTarget()
  const wallet = createEvmWallet({ name: 'Demo', rdns, chains: [{ chainId: 1 }, { chainId: 8453 }] })
  wallet.announce({ target: page })
  return { latchkey: createTestInstance([evm({ page })]), wallet }
}

/** Renders a hook below a provider. `seen` holds every result, `now()` returns the last one. */
async function renderHook<T>(latchkey: Latchkey, useHook: () => T) {
  const seen: T[] = []
  function Probe() {
    seen.push(useHook())
    return null
  }
  mountProvider(latchkey, <Probe />)
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  return { seen, now: () => seen.at(-1) as T }
}

describe('useSelector', () => {
  it('returns the same object while its content is the same, and settles on selectors that build new ones', async () => {
    const { latchkey } = createInstance()
    const { seen, now } = await renderHook(latchkey, () =>
      useSelector((state) => ({ all: state.network.networks.map(({ id }) => id), open: state.modal.open })),
    )
    const first = now()
    latchkey.setLocale('de')
    latchkey.setLocale('fr')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(now()).toBe(first)
    await latchkey.open()
    await expect.poll(() => now().open).toBe(true)
    expect(now().all).toEqual([1, 8453])
    expect(seen.length).toBeLessThan(10)
  })

  it('throws noProvider without a provider', async () => {
    const caught = vi.fn()
    const container = document.createElement('div')
    const root = createRoot(container, { onUncaughtError: caught })
    function Lost() {
      useAccount()
      return null
    }
    root.render(<Lost />)
    onTestFinished(() => root.unmount())
    await expect.poll(() => caught.mock.calls.length).toBe(1)
    expect(noProvider.is(caught.mock.calls[0]?.[0])).toBe(true)
  })
})

describe('useWallets', () => {
  it("finds the page's wallets and connects one without the modal", async () => {
    const { latchkey, wallet } = createInstance()
    const { now } = await renderHook(latchkey, useWallets)
    await expect.poll(() => now().wallets.filter(({ isInstalled }) => isInstalled)).toHaveLength(1)
    const [listing] = now().wallets.filter(({ isInstalled }) => isInstalled)
    expect([listing?.name, listing?.rdns]).toEqual(['Demo', rdns])
    wallet.delay(100)
    const connecting = listing && now().connect(listing)
    await expect.poll(() => now().pendingId).toBe(listing?.connectorId)
    expect((await connecting)?.address).toBe(wallet.state.accounts[0])
    await expect.poll(() => now().pendingId).toBeNull()
    expect(document.querySelector('latchkey-modal')).toBeNull()
    expect(latchkey.getState().modal.open).toBe(false)
  })

  it('[CON-12] reports that the visitor declined, and lets them try again', async () => {
    const { latchkey, wallet } = createInstance()
    const { now } = await renderHook(latchkey, useWallets)
    await expect.poll(() => now().wallets.some(({ isInstalled }) => isInstalled)).toBe(true)
    wallet.reject({ once: true })
    await expect(now().connect({ id: rdns })).rejects.toSatisfy(userRejected.is)
    await expect.poll(() => userRejected.is(now().error)).toBe(true)
    await now().connect({ id: rdns })
    await expect.poll(() => now().error).toBeNull()
  })
})

describe('the other hooks', () => {
  it('show account, wallet, network and provider of one connection, and clear them together', async () => {
    const { latchkey, wallet } = createInstance()
    const { now } = await renderHook(latchkey, () => ({
      account: useAccount(),
      network: useNetwork(),
      wallet: useWalletInfo().walletInfo,
      provider: useProvider('eip155'),
      ...useDisconnect(),
    }))
    expect(now().account).toMatchObject({ isConnected: false, status: 'disconnected', address: null })
    expect(now().provider).toEqual({ provider: null, address: null, type: null })
    await latchkey.connect({ connectorId: rdns })
    await expect.poll(() => now().account.isConnected).toBe(true)
    expect(now().account.address).toBe(wallet.state.accounts[0])
    expect(now().wallet?.name).toBe('Demo')
    expect(now().network).toMatchObject({ networkId: 'eip155:1', chainId: 1, isSupported: true })
    const address = wallet.state.accounts[0]
    expect(now().provider).toEqual({ provider: wallet.provider, address, type: 'ANNOUNCED' })
    await now().network.switchNetwork('eip155:8453')
    await expect.poll(() => now().network.chainId).toBe(8453)
    wallet.switchAccount(1)
    await expect.poll(() => now().account.address).toBe(wallet.state.accounts[0])
    await now().disconnect()
    await expect.poll(() => now().account.isConnected).toBe(false)
    expect([now().wallet, now().provider.provider]).toEqual([null, null])
  })

  it('take the place of a handler, whose event is no request', async () => {
    const { latchkey } = createInstance()
    await latchkey.connect({ connectorId: rdns })
    function Buttons() {
      // As plain JavaScript passes them.
      const { open } = useLatchkey() as unknown as { open(): void }
      const { disconnect } = useDisconnect() as unknown as { disconnect(): void }
      return (
        <>
          <button type="button" onClick={open}>
            Open
          </button>
          <button type="button" onClick={disconnect}>
            Disconnect
          </button>
        </>
      )
    }
    const { container } = mountProvider(latchkey, <Buttons />)
    await expect.poll(() => container.querySelectorAll('button').length).toBe(2)
    const [open, leave] = container.querySelectorAll('button')
    open?.click()
    await expect.poll(() => latchkey.getState().modal.open).toBe(true)
    await latchkey.close()
    leave?.click()
    await expect.poll(() => latchkey.getState().connect.rows).toEqual([])
  })

  it('open and close the modal, and show its state', async () => {
    const { latchkey } = createInstance()
    const { now } = await renderHook(latchkey, () => ({
      ...useLatchkey(),
      state: useModalState(),
      events: useEvents(),
    }))
    expect(now().state).toMatchObject({ open: false, view: 'Connect', activeNamespace: 'eip155' })
    await now().open({ view: 'Networks' })
    await expect.poll(() => now().state).toMatchObject({ open: true, loading: true, view: 'Networks' })
    expect(now().events.data.event).toBe('MODAL_OPEN')
    expect(await now().close()).toBe(true)
    await expect.poll(() => now().events.data.event).toBe('MODAL_CLOSE')
  })

  it('change the theme', async () => {
    const { latchkey } = createInstance()
    const { now } = await renderHook(latchkey, useTheme)
    now().setThemeMode('dark')
    now().setThemeVariables({ '--lk-accent': 'red' })
    await expect.poll(() => now().themeMode).toBe('dark')
    expect(now().themeVariables).toEqual({ '--lk-accent': 'red' })
    now().setThemeVariables({ '--lk-accent': null })
    await expect.poll(() => now().themeVariables).toEqual({})
  })

  it('read the balance while mounted, and report a failure', async () => {
    const { latchkey } = createInstance()
    await latchkey.connect({ connectorId: rdns })
    const { now } = await renderHook(latchkey, useBalance)
    await expect.poll(() => now().error, { timeout: 20_000 }).toBeTruthy()
    expect([now().balance, now().isLoading]).toEqual([null, false])
  })

  it('read the balance again on request, however fresh it is', async () => {
    const page = new EventTarget()
    createEvmWallet({ rdns, chains: [{ chainId: 1 }] }).announce({ target: page })
    let reads = 0
    const getBalance = async () => ({ value: String(++reads), symbol: 'ETH', decimals: 18 })
    const latchkey = createTestInstance([{ ...evm({ page }), getBalance }])
    await latchkey.connect({ connectorId: rdns })
    const { now } = await renderHook(latchkey, useBalance)
    await expect.poll(() => now().balance).toBe('1')
    await now().refresh()
    await expect.poll(() => now().balance).toBe('2')
  })
})

describe('several families', () => {
  async function createSite() {
    const families = (['eip155', 'solana', 'bip122'] as const).map((namespace) =>
      createScriptedFamily(namespace, [
        { name: `Wallet of ${namespace}`, address: `address of ${namespace}` },
      ]),
    )
    const networks = (['eip155', 'solana', 'bip122'] as const).map((namespace) => ({
      ...familyNetwork(namespace, 1, namespace),
      nativeCurrency: { name: namespace, symbol: namespace, decimals: 9 },
    }))
    const latchkey = createTestInstance(
      families.map(({ adapter }) => adapter),
      { networks },
    )
    for (const namespace of ['eip155', 'solana'] as const)
      await latchkey.connect({ connectorId: `Wallet of ${namespace}`, namespace })
    return latchkey
  }

  it('[CON-13] useAccount returns the active or the named family, and lists all accounts', async () => {
    const latchkey = await createSite()
    const { now } = await renderHook(latchkey, () => [
      useAccount(),
      useAccount({ namespace: 'eip155' }),
      useAccount({ namespace: 'bip122' }),
    ])
    const told = () =>
      now().map(({ address, allAccounts }) => [address, allAccounts.map((row) => row.namespace)])
    expect(told()).toEqual([
      ['address of solana', ['eip155', 'solana']],
      ['address of eip155', ['eip155']],
      [null, []],
    ])
    await latchkey.disconnect('solana')
    await expect.poll(told).toEqual([
      ['address of eip155', ['eip155']],
      ['address of eip155', ['eip155']],
      [null, []],
    ])
  })

  it('[CON-13] the other hooks accept a family, too', async () => {
    const latchkey = await createSite()
    const { now } = await renderHook(latchkey, () => ({
      balance: useBalance({ namespace: 'eip155' }),
      network: useNetwork({ namespace: 'eip155' }),
      wallet: useWalletInfo({ namespace: 'eip155' }),
      wallets: useWallets({ namespace: 'bip122' }),
    }))
    await expect.poll(() => now().balance.symbol).toBe('eip155')
    expect(now().network.networkId).toBe('eip155:1')
    expect(now().wallet.walletInfo?.name).toBe('Wallet of eip155')
    expect(now().wallets.wallets.map(({ name }) => name)).toEqual(['Wallet of bip122'])
  })
})

describe('useSignIn', () => {
  it('[SIW-2] [SIW-9] reports who is signed in, signs in without the modal and out, and notices another address', async () => {
    const page = new EventTarget()
    const wallet = createEvmWallet({ name: 'Demo', rdns, chains: [{ chainId: 1 }], exposes: 2 })
    wallet.announce({ target: page })
    const { config } = createTestSignIn({ isRequired: false, onAccountChange: 'keep' })
    const latchkey = createTestInstance([evm({ page })], { siwx: config })
    const { now } = await renderHook(latchkey, useSignIn)
    expect(now()).toMatchObject({ status: null, session: null, isEnabled: true, isSignedIn: false })
    await expect(now().ask()).rejects.toMatchObject({ code: 'sign-in/no-address' })
    await latchkey.connect({ connectorId: rdns })
    await expect.poll(() => now().status).toBe('ready')
    wallet.reject({ once: true })
    await now().signIn()
    await expect.poll(() => now().error?.code).toBe('sign-in/declined')
    await now().signIn()
    await expect.poll(() => now().isSignedIn).toBe(true)
    expect(now().session?.data.accountAddress).toBe(wallet.addresses[0])
    expect(now().isOtherAddress).toBe(false)
    wallet.switchAccount(1)
    await expect.poll(() => now().isOtherAddress).toBe(true)
    await now().signOut()
    await expect.poll(() => now().status).toBe('signed-out')
    expect(now().session).toBeNull()
  })

  it('is disabled without a sign-in, and asks nobody', async () => {
    const { latchkey } = createInstance()
    const { now } = await renderHook(latchkey, useSignIn)
    expect(now().isEnabled).toBe(false)
    await expect(now().ask()).rejects.toMatchObject({ code: 'sign-in/not-enabled' })
  })
})
