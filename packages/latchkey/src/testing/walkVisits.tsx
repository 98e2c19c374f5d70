import {
  browserHost,
  cancelConnect,
  createLatchkey,
  type Host,
  type Latchkey,
  switchAccount,
} from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { LatchkeyProvider, useAccount, useNetwork } from '@latchkey/react'
import { createEvmWallet, type EvmWallet } from '@latchkey/testing'
import fc from 'fast-check'
import { createRoot, type Root } from 'react-dom/client'
import { expect } from 'vitest'
import { createTaskQueue } from './createTaskQueue'
import { rememberImports } from './rememberImports'

const offered = [1, 2] as const
const networks = offered.map((id) => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`https://rpc-${id}.example`] } },
}))

type Name = 'early' | 'late'
type Seen = {
  readonly account: ReturnType<typeof useAccount>
  readonly network: ReturnType<typeof useNetwork>
}

/** What a reload discards. */
type Tab = {
  readonly latchkey: Latchkey
  readonly root: Root
  readonly target: EventTarget
  seen: Seen | null
}

/** What survives a reload: the wallets, the storage, and what a visitor would expect. */
type Visit = {
  readonly items: Map<string, string>
  readonly wallets: Readonly<Record<Name, EvmWallet>>
  readonly announced: Set<Name>
  /** The connected wallets, and those to restore once they announce themselves after a reload. */
  readonly connected: Set<Name>
  readonly remembered: Set<Name>
  /** The account that the visitor picked in the active wallet, and the wallet's first account at that time. */
  chosen: { readonly wallet: Name; readonly address: string; readonly first: string } | null
  tab: Tab
}

/** Waits for one task. */
const nextTask = createTaskQueue()

/** A real page's host, but with its own storage and a clock that never fires. */
function createHost(items: Map<string, string>): Host {
  return {
    ...browserHost(),
    setTimer: () => () => undefined,
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => items.set(key, value),
      removeItem: (key) => items.delete(key),
    },
    onStorageChange: () => () => undefined,
  }
}

function load({ items, wallets, announced }: Pick<Visit, 'items' | 'wallets' | 'announced'>): Tab {
  const target = new EventTarget()
  for (const name of announced) wallets[name].announce({ target })
  const latchkey = createLatchkey(
    { projectId: 'dev', networks, adapters: [evm({ page: target })], allowUnsupportedChain: true },
    createHost(items),
  )
  const root = createRoot(document.createElement('div'))
  const tab: Tab = { latchkey, root, target, seen: null }
  function Watcher() {
    tab.seen = { account: useAccount(), network: useNetwork() }
    return null
  }
  root.render(
    <LatchkeyProvider latchkey={latchkey}>
      <Watcher />
    </LatchkeyProvider>,
  )
  return tab
}

function unload({ tab, wallets }: Visit): void {
  tab.root.unmount()
  tab.latchkey.destroy()
  // Requests that hung in the closed page are answered to nobody.
  for (const wallet of Object.values(wallets)) wallet.release({ kind: 'reject' })
}

function begin(): Visit {
  const make = (name: Name) =>
    createEvmWallet({
      rdns: `com.${name}`,
      name,
      // Chain 2 must be added first; the site doesn't support chain 3.
      chains: [{ chainId: 1 }, { chainId: 3 }],
      exposes: 2,
      offline: true,
    })
  const kept = {
    items: new Map<string, string>(),
    wallets: { early: make('early'), late: make('late') },
    announced: new Set<Name>(['early']),
  }
  return { ...kept, connected: new Set(), remembered: new Set(), chosen: null, tab: load(kept) }
}

type Step =
  | { readonly do: 'connect' | 'reject' | 'walkAway'; readonly wallet: Name }
  | { readonly do: 'lateYes' | 'lateNo'; readonly wallet: Name }
  | { readonly do: 'lock' | 'unlock' | 'forget'; readonly wallet: Name }
  | { readonly do: 'switchAccount'; readonly wallet: Name; readonly index: number }
  | { readonly do: 'switchChain'; readonly wallet: Name; readonly chainId: number }
  | { readonly do: 'switchNetwork' | 'refuseNetwork'; readonly chainId: 1 | 2 }
  | { readonly do: 'chooseAccount'; readonly index: number }
  | { readonly do: 'disconnect' | 'reload' | 'announce' }

const wallet = fc.constantFrom<Name>('early', 'late')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('connect'), wallet }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('reject', 'walkAway', 'lateYes', 'lateNo'), wallet }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('lock', 'unlock', 'forget', 'switchAccount', 'switchAccount'),
      wallet,
      index: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('switchChain'), wallet, chainId: fc.constantFrom(1, 3) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('switchNetwork', 'refuseNetwork'),
      chainId: fc.constantFrom<1 | 2>(1, 2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('chooseAccount'), index: fc.nat({ max: 1 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('disconnect', 'reload', 'announce') }) },
)

/** The expected error of an action; any other fails the test. */
async function outcome(action: Promise<unknown>): Promise<'done' | string> {
  try {
    await action
    return 'done'
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}

function isShown(visit: Visit, name: Name): boolean {
  return visit.wallets[name].state.accounts.length > 0
}

function gain(visit: Visit, name: Name): void {
  visit.connected.add(name)
  visit.remembered.add(name)
}

function lose(visit: Visit, name: Name): void {
  visit.connected.delete(name)
  visit.remembered.delete(name)
}

async function connect(visit: Visit, name: Name, answer: 'approve' | 'reject'): Promise<void> {
  if (!visit.announced.has(name)) return
  const own = visit.wallets[name]
  own.script({ kind: answer }, { method: 'eth_requestAccounts', once: true })
  const end = await outcome(visit.tab.latchkey.connect({ connectorId: `com.${name}` }))
  expect(end).toBe(answer === 'approve' ? 'done' : 'connect/user-rejected')
  if (answer === 'approve') gain(visit, name)
}

/** The visitor opens the wallet's prompt, walks away, and answers it later. */
async function answerLate(visit: Visit, name: Name, answer: 'approve' | 'reject' | null): Promise<void> {
  if (!visit.announced.has(name)) return
  const own = visit.wallets[name]
  own.hang({ method: 'eth_requestAccounts', once: true })
  const asked = own.log.length
  const end = outcome(visit.tab.latchkey.connect({ connectorId: `com.${name}` }))
  while (own.log.length === asked) await nextTask()
  cancelConnect(visit.tab.latchkey, 'eip155')
  if (answer === null) return
  own.release({ kind: answer })
  expect(await end).toBe(answer === 'approve' ? 'done' : 'connect/user-rejected')
  if (answer === 'approve') gain(visit, name)
}

/** The connected wallet whose account is shown. */
function speakerOf({ connected, tab }: Visit): Name | undefined {
  return [...connected].find((name) => `com.${name}` === tab.seen?.account.connectorId)
}

/** Picks one of all the accounts that connected wallets show. */
function chooseAccount(visit: Visit, index: number): void {
  const { latchkey } = visit.tab
  const { rows } = latchkey.getState().connect
  const row = rows[index % rows.length]
  const wallet = row && [...visit.connected].find((name) => `com.${name}` === row.connectorId)
  const first = wallet && visit.wallets[wallet].state.accounts[0]
  if (!row || !wallet || !first) return
  switchAccount(latchkey, row)
  visit.chosen = { wallet, address: row.address, first }
}

/** The picked account, until its wallet hides it, puts another one first or is no longer active. */
function keptChoice(visit: Visit): Visit['chosen'] {
  const { chosen, wallets } = visit
  if (!chosen || chosen.wallet !== speakerOf(visit)) return null
  const { accounts } = wallets[chosen.wallet].state
  const isShown = accounts.some((account) => account === chosen.address)
  return isShown && accounts[0] === chosen.first ? chosen : null
}

async function switchNetwork(visit: Visit, chainId: 1 | 2, isRefused: boolean): Promise<void> {
  const name = speakerOf(visit)
  const own = name && visit.wallets[name]
  const isThere = own?.state.chainId === chainId
  if (own && isRefused) own.reject({ method: 'wallet_switchEthereumChain', once: true })
  const end = await outcome(visit.tab.latchkey.switchNetwork(`eip155:${chainId}`))
  own?.approve()
  expect(end).toBe(own && isRefused && !isThere ? 'connect/user-rejected' : 'done')
}

function actInWallet(visit: Visit, name: Name, act: () => void): void {
  const wasShown = isShown(visit, name)
  act()
  // A wallet that shows no account has disconnected; one that hasn't announced itself is asked again when it does.
  if (visit.connected.has(name) && wasShown && !isShown(visit, name)) lose(visit, name)
}

async function take(visit: Visit, at: Step): Promise<void> {
  switch (at.do) {
    case 'connect':
      return connect(visit, at.wallet, 'approve')
    case 'reject':
      return connect(visit, at.wallet, 'reject')
    case 'walkAway':
      return answerLate(visit, at.wallet, null)
    case 'lateYes':
      return answerLate(visit, at.wallet, 'approve')
    case 'lateNo':
      return answerLate(visit, at.wallet, 'reject')
    case 'lock':
    case 'unlock':
    case 'forget':
      return actInWallet(visit, at.wallet, () => visit.wallets[at.wallet][at.do]())
    case 'switchAccount':
      return actInWallet(visit, at.wallet, () => visit.wallets[at.wallet].switchAccount(at.index))
    case 'switchChain':
      return visit.wallets[at.wallet].switchChain(at.chainId)
    case 'chooseAccount':
      return chooseAccount(visit, at.index)
    case 'switchNetwork':
      return switchNetwork(visit, at.chainId, false)
    case 'refuseNetwork':
      return switchNetwork(visit, at.chainId, true)
    case 'disconnect':
      await visit.tab.latchkey.disconnect()
      visit.connected.clear()
      visit.remembered.clear()
      return
    case 'reload':
      return reload(visit)
    case 'announce':
      return announce(visit)
  }
}

async function reload(visit: Visit): Promise<void> {
  unload(visit)
  visit.tab = load(visit)
  for (const name of visit.connected) if (!visit.announced.has(name)) visit.connected.delete(name)
  for (const name of visit.remembered) await restored(visit, name)
}

async function announce(visit: Visit): Promise<void> {
  if (visit.announced.has('late')) return
  visit.announced.add('late')
  visit.wallets.late.announce({ target: visit.tab.target })
  await restored(visit, 'late')
}

/** What becomes of a remembered wallet once it announces itself. */
async function restored(visit: Visit, name: Name): Promise<void> {
  if (!visit.announced.has(name) || !visit.remembered.has(name)) return
  if (isShown(visit, name)) gain(visit, name)
  else lose(visit, name)
}

/** Where state, hooks and wallets disagree. Plain comparisons, because this runs millions of times. */
function differences(visit: Visit): readonly string[] {
  const { tab, connected, wallets } = visit
  const { rows } = tab.latchkey.getState().connect
  const { account, network } = tab.seen ?? {}
  const found: string[] = []
  const same = (what: string, left: unknown, right: unknown) => {
    if (left !== right) found.push(`${what}: ${left} is not ${right}`)
  }
  const ids = [...new Set(rows.map(({ connectorId }) => connectorId))]
  same(
    'connected',
    ids.sort().join(),
    [...connected]
      .map((name) => `com.${name}`)
      .sort()
      .join(),
  )
  for (const name of connected) {
    const own = rows.filter(({ connectorId }) => connectorId === `com.${name}`)
    const { accounts, chainId } = wallets[name].state
    same(`accounts of ${name}`, own.map(({ address }) => address).join(), accounts.join())
    for (const { networkId } of own) same(`network of ${name}`, networkId, `eip155:${chainId}`)
  }
  const speaker = speakerOf(visit)
  const told = speaker && wallets[speaker].state
  same('isConnected', account?.isConnected, connected.size > 0)
  same('a wallet speaks', told !== undefined, connected.size > 0)
  same('address', account?.address, keptChoice(visit)?.address ?? told?.accounts[0] ?? null)
  if (told) {
    same('network', network?.networkId, `eip155:${told.chainId}`)
    same('isSupported', network?.isSupported, told.chainId !== 3)
  }
  return found
}

/** Waits until everything agrees, and checks again a moment later: it must stay so. */
async function settle(visit: Visit): Promise<void> {
  for (let task = 0; task < 1000 && differences(visit).length > 0; task += 1) await nextTask()
  await nextTask()
  const found = differences(visit)
  if (found.length > 0) expect(found).toEqual([])
  // What was given up doesn't come back by itself.
  visit.chosen = keptChoice(visit)
}

/** Loads every part once, so no step has to wait longer than a few tasks. */
async function warmUp(): Promise<void> {
  const visit = begin()
  for (const answer of ['approve', 'reject'] as const) await connect(visit, 'early', answer)
  await switchNetwork(visit, 2, false)
  await reload(visit)
  await visit.tab.latchkey.ready
  await visit.tab.latchkey.disconnect()
  unload(visit)
}

/** Takes random visits of a dozen steps each, and checks after every step that state, hooks and wallets agree. */
export async function walkVisits({ numRuns }: { readonly numRuns: number }): Promise<void> {
  rememberImports(nextTask)
  await warmUp()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const visit = begin()
      try {
        await settle(visit)
        for (const at of steps) {
          await take(visit, at)
          await settle(visit)
        }
      } finally {
        unload(visit)
      }
    }),
    // A step that never ends is reported with its sequence.
    { numRuns, timeout: 30_000 },
  )
}
