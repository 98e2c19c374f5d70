import { createLatchkey } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet } from '@latchkey/testing'
import * as wagmi3 from '@wagmi/core'
import { createElement, type ReactNode, startTransition, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { mainnet, optimism } from 'viem/chains'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as wagmi2 from 'wagmi-core-2'
import { createTestHost } from '../testing/createTestHost'
import { createWagmiConfig } from './createWagmiConfig'
import type { WagmiConfig } from './WagmiConfig'

type Wagmi = { readonly config: WagmiConfig; mount(): void }
type Open = (latchkey: ReturnType<typeof createLatchkey>) => Wagmi

const versions: readonly [string, Open][] = [
  [
    '2',
    (latchkey) => {
      const config = createWagmiConfig(latchkey, wagmi2.createConfig)
      return { config, mount: () => void wagmi2.hydrate(config, { reconnectOnMount: true }).onMount() }
    },
  ],
  [
    '3',
    (latchkey) => {
      const config = createWagmiConfig(latchkey, wagmi3.createConfig)
      return { config, mount: () => void wagmi3.hydrate(config, { reconnectOnMount: true }).onMount() }
    },
  ],
]

/** What wagmi's provider does without `ssr`: it reconnects while React renders. */
function Provider({ mount, children }: { mount(): void; children?: ReactNode }): ReactNode {
  mount()
  return children
}

/** What wagmi's hooks return, on the server and in the browser. */
function View({ config }: { config: WagmiConfig }): ReactNode {
  const read = () => {
    const { status, chainId, current, connections } = config.state
    return `${status} ${connections.get(current ?? '')?.accounts[0] ?? 'nobody'} on ${chainId}`
  }
  return useSyncExternalStore((changed) => config.subscribe((state) => state, changed), read, read)
}

/** Takes as long to render as a large page. */
function Slow(): ReactNode {
  const end = performance.now() + 10
  while (performance.now() < end);
  return createElement('i')
}

const createSite = ({ config, mount }: Wagmi) =>
  createElement(
    Provider,
    { mount },
    createElement('b', null, createElement(View, { config })),
    ...Array.from({ length: 20 }, (_, key) => createElement(Slow, { key })),
    createElement('p', null, createElement(View, { config })),
  )

/** Renders a page on a server, then loads it in the browser of a visitor who came back. */
async function visit(open: Open, restored: boolean) {
  const page = new EventTarget()
  const wallet = createEvmWallet({
    rdns: 'com.fox',
    chains: [{ chainId: 1 }, { chainId: 10 }],
    offline: true,
  })
  wallet.announce({ target: page })
  const items = new Map<string, string>()
  const create = (host = createTestHost(items)) =>
    createLatchkey({ projectId: 'dev', networks: [mainnet, optimism], adapters: [evm({ page })] }, host)
  const before = create()
  if (restored) await before.connect({ connectorId: 'com.fox' })
  await before.switchNetwork('eip155:10')
  before.destroy()

  const container = document.createElement('div')
  const server = open(create({ ...createTestHost(new Map()), isBrowser: false, storage: null }))
  container.innerHTML = renderToString(createSite(server))
  const served = container.querySelector('p')?.textContent
  // wagmi reconnects one config at a time, and here the server and the browser share its code.
  await expect.poll(() => server.config.state.status).toBe('disconnected')
  const latchkey = create()
  const wagmi = open(latchkey)
  onTestFinished(() => latchkey.destroy())
  const complaints: unknown[] = []
  const hydrate = () => {
    const onRecoverableError = (error: unknown) => void complaints.push(error)
    const root = hydrateRoot(container, createSite(wagmi), { onRecoverableError })
    onTestFinished(() => root.unmount())
  }
  return {
    latchkey,
    wallet,
    served,
    complaints,
    hydrate,
    seen: () => container.querySelector('p')?.textContent,
  }
}

describe.each(versions)('a page of a server, with wagmi %s', (_, open) => {
  it.each([
    ['in one task', (hydrate: () => void) => hydrate()],
    ['in many tasks', startTransition],
  ])('shows the chosen network only after it has hydrated %s', async (_how, begin) => {
    const { served, hydrate, complaints, seen } = await visit(open, false)
    expect(served).toBe('connecting nobody on 1')
    begin(hydrate)
    await expect.poll(seen).toBe('disconnected nobody on 10')
    expect(complaints).toEqual([])
  })

  it.each([
    ['in one task', (hydrate: () => void) => hydrate()],
    ['in many tasks', startTransition],
  ])('shows the wallet of an earlier visit only after it has hydrated %s', async (_how, begin) => {
    const { latchkey, wallet, hydrate, complaints, seen } = await visit(open, true)
    await latchkey.ready
    await new Promise((resolve) => setTimeout(resolve))
    begin(hydrate)
    await expect.poll(seen).toBe(`connected ${wallet.addresses[0]} on 10`)
    expect(complaints).toEqual([])
  })
})
