import { createLatchkey, getAccount, getNetwork, type Latchkey, switchAccount } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet, type EvmWallet } from '@latchkey/testing'
import fc from 'fast-check'
import { recoverMessageAddress, UserRejectedRequestError } from 'viem'
import { expect } from 'vitest'
import { createTestHost, type TestHost } from './createTestHost'
import { nextTask } from './nextTask'
import { until } from './until'
import type { OpenWagmi, WagmiSide } from './WagmiSide'
import { walkRandomly } from './walkRandomly'

const networks = [1, 2].map((id) => ({
  id,
  name: `Chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`https://rpc-${id}.example`] } },
}))

type Name = 'early' | 'late'
type Tab = {
  readonly latchkey: Latchkey
  readonly wagmi: WagmiSide
  readonly host: TestHost
  readonly page: EventTarget
}

/** What survives a reload, and the tab that doesn't. */
type Visit = {
  readonly open: OpenWagmi
  readonly items: Map<string, string>
  readonly wallets: Readonly<Record<Name, EvmWallet>>
  readonly announced: Set<Name>
  tab: Tab
}

const names = fc.constantFrom<Name>('early', 'late')
const offered = fc.constantFrom(1, 2)

type Step =
  | { readonly do: 'modal' | 'wagmi' | 'rejects' | 'answersLate'; readonly wallet: Name }
  | { readonly do: 'lock' | 'unlock' | 'forget' | 'leavesFor'; readonly wallet: Name }
  | { readonly do: 'picksAccount'; readonly wallet: Name; readonly index: number }
  | { readonly do: 'movesWallet'; readonly wallet: Name; readonly chainId: number }
  | { readonly do: 'modalSwitches' | 'wagmiSwitches' | 'refusesChain'; readonly chainId: number }
  | { readonly do: 'modalAccount'; readonly index: number }
  | { readonly do: 'closes' | 'modalLeaves' | 'wagmiLeaves' | 'reload' | 'announce' | 'signs' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('modal', 'wagmi', 'wagmi'), wallet: names }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('rejects', 'answersLate'), wallet: names }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('lock', 'unlock', 'forget'), wallet: names }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('leavesFor'), wallet: names }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('picksAccount'), wallet: names, index: fc.nat({ max: 2 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('movesWallet'), wallet: names, chainId: fc.constantFrom(1, 3) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('modalSwitches', 'wagmiSwitches', 'refusesChain'),
      chainId: offered,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('modalAccount'), index: fc.nat({ max: 3 }) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('closes', 'modalLeaves', 'wagmiLeaves', 'reload', 'reload', 'announce', 'signs'),
    }),
  },
)

function load({ open, items, wallets, announced }: Omit<Visit, 'tab'>): Tab {
  const page = new EventTarget()
  for (const name of announced) wallets[name].announce({ target: page })
  const host = createTestHost(items)
  const latchkey = createLatchkey(
    { projectId: 'dev', networks, adapters: [evm({ page })], allowUnsupportedChain: true },
    host,
  )
  latchkey.slots.add(() => undefined)
  // As a page of wagmi does when it is loaded.
  const wagmi = open(latchkey)
  wagmi.reconnect()
  return { latchkey, wagmi, host, page }
}

function begin(open: OpenWagmi): Visit {
  const make = (name: Name, offset: number) =>
    createEvmWallet({
      rdns: `com.${name}`,
      name,
      // Keys of its own, so that an address tells the wallet. Chain 2 must be added; the site doesn't support chain 3.
      keys: [1, 2, 3].map((key) => `0x${(key + offset).toString(16).padStart(64, '0')}` as const),
      chains: [{ chainId: 1 }, { chainId: 3 }],
      exposes: 2,
      offline: true,
    })
  const kept = {
    open,
    items: new Map<string, string>(),
    wallets: { early: make('early', 0), late: make('late', 10) },
    announced: new Set<Name>(['early']),
  }
  return { ...kept, tab: load(kept) }
}

function unload({ tab, wallets }: Visit): void {
  tab.latchkey.destroy()
  for (const wallet of Object.values(wallets)) wallet.release({ kind: 'reject' })
}

/** The wallet whose account is active. */
function speakerOf({ tab, wallets }: Visit): EvmWallet | undefined {
  const { connectorId } = getAccount(tab.latchkey.getState(), 'eip155')
  return Object.values(wallets).find(({ info }) => info.rdns === connectorId)
}

/** The error of an action that may fail in one way. */
async function errorOf(action: Promise<unknown>): Promise<unknown> {
  return action.then(
    () => null,
    (error: unknown) => error,
  )
}

const isDeclined = (error: unknown) => error instanceof UserRejectedRequestError

/** The site asks wagmi to connect, the modal opens, and the visitor does something in it. */
async function connectByWagmi(visit: Visit, act: () => Promise<unknown>): Promise<unknown> {
  const { latchkey, wagmi } = visit.tab
  const asked = errorOf(wagmi.connect())
  await until(() => latchkey.getState().modal.open)
  await act()
  return asked
}

async function connect(
  visit: Visit,
  { do: how, wallet: name }: Extract<Step, { wallet: Name }>,
): Promise<void> {
  const { latchkey } = visit.tab
  if (!visit.announced.has(name)) return
  const wallet = visit.wallets[name]
  const pick = () => latchkey.connect({ connectorId: `com.${name}` })
  const isConnected = getAccount(latchkey.getState(), 'eip155').isConnected
  if (how === 'modal' || isConnected) return void (await pick())
  if (how === 'wagmi') return expect(await connectByWagmi(visit, pick)).toBe(null)
  if (how === 'rejects') {
    wallet.reject({ method: 'eth_requestAccounts', once: true })
    const error = await connectByWagmi(visit, async () => {
      await errorOf(pick())
      await latchkey.close()
    })
    return expect(isDeclined(error)).toBe(true)
  }
  // The visitor closes the modal while the wallet still asks, and agrees in the wallet later.
  wallet.hang({ method: 'eth_requestAccounts', once: true })
  const asked = wallet.log.length
  let late: Promise<unknown> = Promise.resolve()
  const error = await connectByWagmi(visit, async () => {
    late = pick()
    await until(() => wallet.log.length > asked)
    await latchkey.close()
  })
  expect(isDeclined(error)).toBe(true)
  wallet.release({ kind: 'approve' })
  await late
}

async function switchChain(
  visit: Visit,
  { do: how, chainId }: Extract<Step, { chainId: number }>,
): Promise<void> {
  const { latchkey, wagmi } = visit.tab
  if (how === 'modalSwitches') return latchkey.switchNetwork(`eip155:${chainId}`)
  const wallet = speakerOf(visit)
  const isThere = wallet?.state.chainId === chainId
  if (how === 'refusesChain') wallet?.reject({ method: 'wallet_switchEthereumChain', once: true })
  const error = await errorOf(wagmi.switchChain(chainId))
  wallet?.approve()
  if (how === 'refusesChain' && wallet && !isThere) expect(isDeclined(error)).toBe(true)
  else expect(error).toBe(null)
}

/** The site disconnects in wagmi, and the visitor connects a wallet before the last one has revoked. */
async function leaveFor(visit: Visit, name: Name): Promise<void> {
  const { latchkey, wagmi } = visit.tab
  const last = speakerOf(visit)
  if (!last || !visit.announced.has(name)) return
  last.hang({ method: 'wallet_revokePermissions', once: true })
  const left = wagmi.disconnect()
  await until(() => last.log.at(-1)?.method === 'wallet_revokePermissions')
  await latchkey.connect({ connectorId: `com.${name}` })
  // A wallet that forgets the site after it has connected again would only disconnect.
  last.release({ kind: last === visit.wallets[name] ? 'reject' : 'approve' })
  await left
}

async function reload(visit: Visit): Promise<void> {
  unload(visit)
  visit.tab = load(visit)
  // Nobody waits longer than this for a wallet that isn't there yet.
  for (let task = 0; task < 20; task += 1) await nextTask()
  visit.tab.host.wait(3_000)
}

async function sign(visit: Visit): Promise<void> {
  const { address } = await visit.tab.wagmi.view()
  if (!address) return
  const signature = await visit.tab.wagmi.signMessage('Hello')
  expect(await recoverMessageAddress({ message: 'Hello', signature })).toBe(address)
}

/** Returns true if it did something that leaves no trace. */
async function take(visit: Visit, at: Step): Promise<unknown> {
  const { tab, wallets, announced } = visit
  switch (at.do) {
    case 'modal':
    case 'wagmi':
    case 'rejects':
    case 'answersLate':
      return connect(visit, at)
    case 'lock':
    case 'unlock':
    case 'forget':
      return wallets[at.wallet][at.do]()
    case 'leavesFor':
      return leaveFor(visit, at.wallet)
    case 'picksAccount':
      return wallets[at.wallet].switchAccount(at.index)
    case 'movesWallet':
      return wallets[at.wallet].switchChain(at.chainId)
    case 'modalSwitches':
    case 'wagmiSwitches':
    case 'refusesChain':
      return switchChain(visit, at)
    case 'modalAccount': {
      const { rows } = tab.latchkey.getState().connect
      const row = rows[at.index % rows.length]
      return row && switchAccount(tab.latchkey, row)
    }
    case 'closes': {
      if (getAccount(tab.latchkey.getState(), 'eip155').isConnected) return
      expect(isDeclined(await connectByWagmi(visit, () => tab.latchkey.close()))).toBe(true)
      return true
    }
    case 'modalLeaves':
      return tab.latchkey.disconnect()
    case 'wagmiLeaves':
      return tab.wagmi.disconnect()
    case 'reload':
      return reload(visit)
    case 'announce':
      if (announced.has('late')) return
      announced.add('late')
      return wallets.late.announce({ target: tab.page })
    case 'signs':
      return sign(visit)
  }
}

/** Where wagmi, Latchkey and the wallets disagree. */
async function differences(visit: Visit): Promise<readonly string[]> {
  const { latchkey, wagmi } = visit.tab
  const state = latchkey.getState()
  const { address, status } = getAccount(state, 'eip155')
  const network = getNetwork(state, 'eip155')
  const wallet = speakerOf(visit)
  const seen = await wagmi.view()
  const found: string[] = []
  const same = (what: string, left: unknown, right: unknown) => {
    if (left !== right) found.push(`${what}: ${left} is not ${right}`)
  }
  same('status', seen.status, status)
  same('address', seen.address ?? null, address)
  same('connector', seen.connectorId, wallet && 'latchkey')
  same('provider', seen.provider, wallet?.provider)
  // Without a connection nothing is asked for a chain, but reading uses one.
  if (wallet) same('chain', seen.chainId, network?.network.id)
  if (network?.isSupported) same('chosen chain', seen.chosenChainId, network.network.id)
  // The wallet is the truth, for both.
  if (wallet) {
    same('chain of the wallet', seen.chainId, wallet.state.chainId)
    same('accounts', seen.addresses.toSorted().join(), wallet.state.accounts.toSorted().join())
  }
  return found
}

/** Waits until everything agrees, and checks again a moment later: it must stay so. */
async function settle(visit: Visit): Promise<void> {
  await until(async () => (await differences(visit)).length === 0)
  for (let task = 0; task < 3; task += 1) await nextTask()
  expect(await differences(visit)).toEqual([])
}

/** What the steps change, and what they ask the wallets. */
function trace({ tab, wallets, announced }: Visit): string {
  const { connect, network } = tab.latchkey.getState()
  const asked = Object.values(wallets).map(({ state, log }) => [state, log.length])
  return JSON.stringify([connect.rows, connect.active, network.selected, asked, announced.size])
}

/** Takes random steps on either side, and checks after each that wagmi, Latchkey and the wallets agree. Returns how many did something. */
export function walkWagmi(open: OpenWagmi, least: number): Promise<number> {
  return walkRandomly(
    {
      step,
      begin: () => begin(open),
      take,
      settle,
      trace,
      async end(visit) {
        // wagmi restores one page at a time, so this one ends first. A fault of it has been reported.
        await until(async () => (await visit.tab.wagmi.view()).status !== 'connecting')
        unload(visit)
      },
    },
    least,
  )
}
