import {
  browserHost,
  cancelConnect,
  createLatchkey,
  getAccount,
  getNetwork,
  type Host,
  type Latchkey,
  rowKey,
  switchAccount,
} from '@latchkey/core'
import { connections, type Namespace, namespaces } from '@latchkey/protocol'
import { LatchkeyProvider, useAccount, useNetwork, useProvider, useWalletInfo } from '@latchkey/react'
import fc from 'fast-check'
import { createRoot, type Root } from 'react-dom/client'
import { expect } from 'vitest'
import { bitcoin } from '../bitcoin'
import { evm } from '../evm'
import { polkadot } from '../polkadot'
import { solana } from '../solana'
import { createTaskQueue } from './createTaskQueue'
import { createWallets, evmNetworks, ids, offered, others, question } from './fourWallets'
import { rememberImports } from './rememberImports'
import { knownVisits, type Step, steps } from './visitSteps'

const nextTask = createTaskQueue()

type Wallets = ReturnType<typeof createWallets>

type Seen = {
  readonly account: ReturnType<typeof useAccount>
  readonly network: ReturnType<typeof useNetwork>
  readonly wallet: ReturnType<typeof useWalletInfo>
  readonly provider: unknown
}

/** What a reload discards. */
type Tab = {
  readonly latchkey: Latchkey
  readonly root: Root
  readonly page: EventTarget
  readonly seen: Partial<Record<Namespace | 'active', Seen>>
}

/** What survives a reload: the wallets, the storage, and what a visitor would expect. */
type Visit = {
  readonly items: Map<string, string>
  readonly wallets: Wallets
  /** Whether Solana's wallet has announced itself; it is late. */
  isAnnounced: boolean
  connected: Set<Namespace>
  remembered: Set<Namespace>
  active: Namespace
  readonly networks: Record<Namespace, string>
  tab: Tab
}

function storageOf(items: Map<string, string>) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** A real page's host, but with its own storage and a clock that never fires. */
function createHost(items: Map<string, string>): Host {
  return {
    ...browserHost(),
    setTimer: () => () => undefined,
    storage: storageOf(items),
    onStorageChange: () => () => undefined,
  }
}

function Watcher({ tab, namespace }: { readonly tab: Tab; readonly namespace: Namespace }) {
  tab.seen[namespace] = {
    account: useAccount({ namespace }),
    network: useNetwork({ namespace }),
    wallet: useWalletInfo({ namespace }),
    provider: useProvider(namespace).provider,
  }
  return null
}

function ActiveWatcher({ tab }: { readonly tab: Tab }) {
  tab.seen.active = { account: useAccount(), network: useNetwork(), wallet: useWalletInfo(), provider: null }
  return null
}

function load({ items, wallets, isAnnounced }: Pick<Visit, 'items' | 'wallets' | 'isAnnounced'>): Tab {
  const page = new EventTarget()
  const extensions = {}
  wallets.eip155.announce({ target: page })
  wallets.bip122.announce({ target: page })
  wallets.polkadot.inject({ target: extensions })
  if (isAnnounced) wallets.solana.announce({ target: page })
  const latchkey = createLatchkey(
    {
      projectId: 'dev',
      networks: [...evmNetworks, ...others],
      adapters: [
        evm({ page }),
        solana({ page }),
        bitcoin({ page }),
        polkadot({ page: extensions, storage: storageOf(items) }),
      ],
    },
    createHost(items),
  )
  const root = createRoot(document.createElement('div'))
  const tab: Tab = { latchkey, root, page, seen: {} }
  root.render(
    <LatchkeyProvider latchkey={latchkey}>
      {namespaces.map((namespace) => (
        <Watcher key={namespace} tab={tab} namespace={namespace} />
      ))}
      <ActiveWatcher tab={tab} />
    </LatchkeyProvider>,
  )
  return tab
}

function unload({ tab, wallets }: Visit): void {
  tab.root.unmount()
  tab.latchkey.destroy()
  for (const wallet of Object.values(wallets)) wallet.release({ kind: 'reject' })
}

function begin(): Visit {
  const kept = { items: new Map<string, string>(), wallets: createWallets(), isAnnounced: false }
  const networks = Object.fromEntries(namespaces.map((family) => [family, offered[family][0]]))
  return {
    ...kept,
    connected: new Set(),
    remembered: new Set(),
    active: 'eip155',
    networks: networks as Visit['networks'],
    tab: load(kept),
  }
}

/** The expected error of an action; any other fails the test. */
async function outcome(action: Promise<unknown>): Promise<string> {
  try {
    await action
    return 'done'
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}

const isThere = (visit: Visit, family: Namespace) => family !== 'solana' || visit.isAnnounced
const isShown = (visit: Visit, family: Namespace) => visit.wallets[family].state.accounts.length > 0

/** The network of a wallet that has its own; the others are on the visitor's. */
function ownNetwork({ wallets }: Visit, family: Namespace): string | null {
  if (family === 'eip155') return `eip155:${wallets.eip155.state.chainId}`
  return family === 'bip122' ? wallets.bip122.state.networkId : null
}

/** The wallet is connected and active; `isTaken` if the visitor asked for it. */
function gain(visit: Visit, family: Namespace, isTaken: boolean): void {
  visit.connected.add(family)
  visit.remembered.add(family)
  visit.networks[family] = ownNetwork(visit, family) ?? visit.networks[family]
  if (isTaken) visit.active = family
}

/** Wallets of a family are gone; if it was the active one, any of the others takes its place. */
function lose(visit: Visit, family: Namespace): void {
  visit.connected.delete(family)
  visit.remembered.delete(family)
  if (visit.active === family && visit.connected.size > 0)
    visit.active = visit.tab.latchkey.getState().network.activeNamespace
}

async function ask(visit: Visit, family: Namespace, act: 'connect' | 'reject' | 'lateYes' | 'lateNo') {
  if (!isThere(visit, family)) return
  const own = visit.wallets[family]
  const { latchkey } = visit.tab
  const isYes = act === 'connect' || act === 'lateYes'
  const scope = { method: question[family], once: true }
  const isLate = act.startsWith('late')
  own.unlock()
  own.script(isLate ? { kind: 'hang' } : { kind: isYes ? 'approve' : 'reject' }, scope)
  const asked = own.log.length
  const end = outcome(latchkey.connect({ connectorId: ids[family], namespace: family }))
  if (isLate) {
    while (own.log.length === asked) await nextTask()
    cancelConnect(latchkey, family)
    own.release({ kind: isYes ? 'approve' : 'reject' })
  }
  expect(await end).toBe(isYes ? 'done' : 'connect/user-rejected')
  if (isYes) gain(visit, family, true)
}

function actInWallet(visit: Visit, family: Namespace, act: () => void): void {
  act()
  if (visit.connected.has(family) && !isShown(visit, family)) lose(visit, family)
}

async function goTo(visit: Visit, family: Namespace, index: number, isRefused: boolean): Promise<void> {
  const { latchkey } = visit.tab
  const wanted = offered[family][index] ?? 'eip155:1'
  const before = getNetwork(latchkey.getState(), family)?.networkId
  const isConnected = visit.connected.has(family)
  const own = visit.wallets.eip155
  if (isRefused) own.reject({ method: 'wallet_switchEthereumChain', once: true })
  const end = await outcome(latchkey.switchNetwork(wanted))
  own.approve()
  // Only the EVM wallet is asked; a Bitcoin wallet of this standard can't be.
  if (isConnected && before !== wanted && family === 'bip122')
    return expect(end).toBe('network/cannot-switch')
  if (isConnected && before !== wanted && family === 'eip155' && isRefused)
    return expect(end).toBe('connect/user-rejected')
  expect(end).toBe('done')
  visit.networks[family] = wanted
  visit.active = family
}

async function take(visit: Visit, { do: act, family, index }: Step): Promise<void> {
  const wallet = visit.wallets[family]
  const { latchkey } = visit.tab
  switch (act) {
    case 'lock':
    case 'unlock':
    case 'forget':
      return actInWallet(visit, family, () => wallet[act]())
    case 'rotate':
      return actInWallet(visit, family, () => wallet.switchAccount(index))
    case 'move': {
      if (family === 'eip155') visit.wallets.eip155.switchChain(index + 1)
      else if (family === 'bip122') visit.wallets.bip122.switchNetwork(offered.bip122[index] ?? '')
      if (visit.connected.has(family))
        visit.networks[family] = ownNetwork(visit, family) ?? visit.networks[family]
      return
    }
    case 'choose': {
      const row = latchkey.getState().connect.rows.filter(({ namespace }) => namespace === family)[index]
      if (!row) return
      switchAccount(latchkey, row)
      visit.active = family
      return expect(getAccount(latchkey.getState(), family).connection).toBe(row)
    }
    case 'switch':
    case 'refuse':
      return goTo(visit, family, index, act === 'refuse')
    case 'disconnect': {
      await latchkey.disconnect(family)
      return lose(visit, family)
    }
    case 'all':
      await latchkey.disconnect()
      visit.connected.clear()
      visit.remembered.clear()
      return
    case 'reload':
      unload(visit)
      visit.tab = load(visit)
      for (const family of visit.remembered) restored(visit, family)
      return
    case 'announce':
      if (visit.isAnnounced) return
      visit.isAnnounced = true
      visit.wallets.solana.announce({ target: visit.tab.page })
      return restored(visit, 'solana')
    default:
      return ask(visit, family, act)
  }
}

/** What becomes of a remembered wallet once it announces itself. */
function restored(visit: Visit, family: Namespace): void {
  if (!visit.remembered.has(family)) return
  if (!isThere(visit, family)) visit.connected.delete(family)
  else if (isShown(visit, family)) gain(visit, family, false)
  else lose(visit, family)
}

/** Where state, hooks and wallets disagree. */
function differences(visit: Visit): readonly string[] {
  const { tab, connected, wallets } = visit
  const state = tab.latchkey.getState()
  const found: string[] = []
  const same = (what: string, left: unknown, right: unknown) => {
    if (left !== right) found.push(`${what}: ${left} is not ${right}`)
  }
  for (const family of namespaces) {
    const seen = tab.seen[family]
    const rows = state.connect.rows.filter(({ namespace }) => namespace === family)
    const isConnected = connected.has(family)
    const accounts: readonly string[] = isConnected ? wallets[family].state.accounts : []
    const shown = getAccount(state, family)
    same(`accounts of ${family}`, rows.map(({ address }) => address).join(), accounts.join())
    same(`listed of ${family}`, seen?.account.allAccounts.map(rowKey).join(), rows.map(rowKey).join())
    same(`isConnected of ${family}`, seen?.account.isConnected, isConnected)
    same(`address of ${family}`, seen?.account.address, shown.address)
    same(`address of ${family} is one of its wallet`, accounts.includes(shown.address ?? ''), isConnected)
    same(`network of ${family}`, seen?.network.networkId, visit.networks[family])
    same(
      `caip of ${family}`,
      seen?.account.caipAddress,
      isConnected ? `${visit.networks[family]}:${shown.address}` : null,
    )
    same(`wallet of ${family}`, seen?.wallet.walletInfo?.id ?? null, isConnected ? ids[family] : null)
    same(`provider of ${family}`, seen?.provider, isConnected ? wallets[family].provider : null)
  }
  const { active } = tab.seen
  same('active', state.network.activeNamespace, visit.active)
  same('active account', active?.account.namespace, visit.active)
  same('active address', active?.account.address, tab.seen[visit.active]?.account.address)
  same('active network', active?.network.networkId, tab.seen[visit.active]?.network.networkId)
  same('active wallet', active?.wallet.walletInfo?.id, tab.seen[visit.active]?.wallet.walletInfo?.id)
  same('all', active?.account.allAccounts.map(rowKey).join(), state.connect.rows.map(rowKey).join())
  const stored = tab.latchkey.storage.get(connections).map(({ namespace }) => namespace)
  same('stored', stored.sort().join(), [...visit.remembered].sort().join())
  if (connected.size > 0 && visit.remembered.size === connected.size && !connected.has(visit.active))
    // Only a visitor who chose a network in a family without a wallet is there.
    same('chosen', state.network.selected[visit.active] !== undefined, true)
  return found
}

/** Waits until everything agrees, and checks again a moment later: it must stay so. */
async function settle(visit: Visit): Promise<void> {
  for (let task = 0; task < 1000 && differences(visit).length > 0; task += 1) {
    await nextTask()
    // The instance decides which of the others becomes active.
    const { activeNamespace: now } = visit.tab.latchkey.getState().network
    if (!visit.connected.has(visit.active) && visit.connected.has(now) && !visit.remembered.has(visit.active))
      visit.active = now
  }
  await nextTask()
  const found = differences(visit)
  if (found.length > 0) expect(found).toEqual([])
}

/** Loads every part once, so no step has to wait longer than a few tasks. */
async function warmUp(): Promise<void> {
  const visit = begin()
  visit.isAnnounced = true
  visit.wallets.solana.announce({ target: visit.tab.page })
  for (const family of namespaces) {
    await ask(visit, family, 'connect')
    await goTo(visit, family, 1, false)
    await ask(visit, family, 'reject')
  }
  unload(visit)
  visit.tab = load(visit)
  await visit.tab.latchkey.ready
  await visit.tab.latchkey.disconnect()
  unload(visit)
}

/** Takes random visits over four real adapters, and checks after every step that hooks, instance and wallets agree. */
export async function walkFamilyVisits({ numRuns }: { readonly numRuns: number }): Promise<void> {
  rememberImports(nextTask)
  await warmUp()
  await fc.assert(
    fc.asyncProperty(steps, async (visited) => {
      const visit = begin()
      try {
        await settle(visit)
        for (const at of visited) {
          await take(visit, at)
          await settle(visit)
        }
      } finally {
        unload(visit)
      }
    }),
    { numRuns, timeout: 60_000, examples: knownVisits.map((visit) => [visit]) },
  )
}
