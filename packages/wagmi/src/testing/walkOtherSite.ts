import { createLatchkey, getAccount, getNetwork, type Latchkey, switchAccount } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet, type EvmWallet } from '@latchkey/testing'
import fc from 'fast-check'
import { mainnet, optimism } from 'viem/chains'
import { expect } from 'vitest'
import { createTestHost, type TestHost } from './createTestHost'
import { nextTask } from './nextTask'
import type { OtherSite, OtherSiteOptions } from './OtherSite'
import { until } from './until'
import { walkRandomly } from './walkRandomly'

type OpenSite = (options: OtherSiteOptions) => OtherSite
type Name = 'fox' | 'owl'
type Tab = {
  readonly latchkey: Latchkey
  readonly site: OtherSite
  readonly host: TestHost
  /** What wagmi stores. */
  readonly items: Map<string, string>
}

/** What survives a reload, and the tab that doesn't. */
type Visit = {
  readonly open: OpenSite
  readonly stored: Map<string, string>
  readonly wallets: Readonly<Record<Name, EvmWallet>>
  tab: Tab
}

type Step =
  | { readonly do: 'siteConnects' | 'modalConnects' | 'lock' | 'unlock' | 'forget'; readonly wallet: Name }
  | { readonly do: 'picksAccount'; readonly wallet: Name; readonly index: number }
  | { readonly do: 'modalPicks'; readonly index: number }
  | { readonly do: 'movesWallet'; readonly wallet: Name; readonly chainId: 1 | 10 }
  | { readonly do: 'siteSwitches' | 'modalSwitches'; readonly chainId: 1 | 10 }
  | { readonly do: 'siteLeaves' | 'modalLeaves' | 'reload' }

const wallet = fc.constantFrom<Name>('fox', 'owl')
const chainId = fc.constantFrom<1 | 10>(1, 10)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('siteConnects', 'modalConnects'), wallet }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('modalPicks'), index: fc.nat({ max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('lock', 'unlock', 'forget'), wallet }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('picksAccount'), wallet, index: fc.nat({ max: 1 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('movesWallet'), wallet, chainId }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('siteSwitches', 'modalSwitches'), chainId }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('siteLeaves', 'modalLeaves', 'reload') }) },
)

function load({ open, stored, wallets }: Omit<Visit, 'tab'>, last?: Tab): Tab {
  const page = new EventTarget()
  for (const one of Object.values(wallets)) one.announce({ target: page })
  const host = createTestHost(stored)
  const latchkey = createLatchkey(
    { projectId: 'dev', networks: [mainnet, optimism], adapters: [evm({ page })] },
    host,
  )
  // The connectors of the last page hear the wallets until the test ends, and store what they hear.
  const items = new Map(last?.items)
  const site = open({ latchkey, wallets: Object.values(wallets), items, withOurs: true })
  site.reconnect()
  return { latchkey, site, host, items }
}

function begin(open: OpenSite): Visit {
  const make = (name: Name, offset: number) =>
    createEvmWallet({
      rdns: `com.${name}`,
      name,
      // Keys of its own, so that an address tells the wallet.
      keys: [1, 2, 3].map((key) => `0x${(key + offset).toString(16).padStart(64, '0')}` as const),
      chains: [{ chainId: 1 }, { chainId: 10 }],
      exposes: 2,
      offline: true,
    })
  const kept = {
    open,
    stored: new Map<string, string>(),
    wallets: { fox: make('fox', 0), owl: make('owl', 10) },
  }
  return { ...kept, tab: load(kept) }
}

async function unload({ tab }: Visit): Promise<void> {
  // wagmi restores one page at a time.
  await until(() => !tab.site.view().status.endsWith('connecting'))
  tab.site.stop()
  tab.latchkey.destroy()
}

async function reload(visit: Visit): Promise<void> {
  await unload(visit)
  visit.tab = load(visit, visit.tab)
  // Nobody waits longer than this for a wallet that isn't there yet.
  for (let task = 0; task < 20; task += 1) await nextTask()
  visit.tab.host.wait(3_000)
}

async function take(visit: Visit, at: Step): Promise<unknown> {
  const { tab, wallets } = visit
  const { latchkey, site } = tab
  switch (at.do) {
    case 'siteConnects':
      // wagmi rejects what is connected already.
      return site.view().connectorId !== `com.${at.wallet}` && site.connect(wallets[at.wallet])
    case 'modalConnects':
      return latchkey.connect({ connectorId: `com.${at.wallet}` })
    case 'modalPicks': {
      const { rows } = latchkey.getState().connect
      const row = rows[at.index % rows.length]
      return row && switchAccount(latchkey, row)
    }
    case 'lock':
    case 'unlock':
    case 'forget':
      return wallets[at.wallet][at.do]()
    case 'picksAccount':
      return wallets[at.wallet].switchAccount(at.index)
    case 'movesWallet':
      return wallets[at.wallet].switchChain(at.chainId)
    case 'siteSwitches':
      return site.switchChain(at.chainId)
    case 'modalSwitches':
      return latchkey.switchNetwork(`eip155:${at.chainId}`)
    case 'siteLeaves':
      return site.disconnect()
    case 'modalLeaves':
      return latchkey.disconnect()
    case 'reload':
      return reload(visit)
  }
}

/** Where wagmi, Latchkey and the wallets disagree. */
function differences({ tab, wallets }: Visit): readonly string[] {
  const state = tab.latchkey.getState()
  const { address, connectorId, status } = getAccount(state, 'eip155')
  const speaker = Object.values(wallets).find(({ info }) => info.rdns === connectorId)
  const seen = tab.site.view()
  const found: string[] = []
  const same = (what: string, left: unknown, right: unknown) => {
    if (left !== right) found.push(`${what}: ${left} is not ${right}`)
  }
  same('status', seen.status, status)
  same('address', seen.address ?? null, address)
  if (!speaker) return found
  if (seen.connectorId !== 'latchkey') same('connector', seen.connectorId, connectorId)
  same('chain', seen.chainId, getNetwork(state, 'eip155')?.network.id)
  same('chain of the wallet', seen.chainId, speaker.state.chainId)
  same(
    'account of the wallet',
    speaker.state.accounts.some((account) => account === address),
    true,
  )
  return found
}

/** Waits until everything agrees, and checks again a moment later: it must stay so. */
async function settle(visit: Visit): Promise<void> {
  await until(() => differences(visit).length === 0)
  for (let task = 0; task < 10; task += 1) await nextTask()
  expect(differences(visit)).toEqual([])
}

/** All that steps change, and what they ask the wallets. */
function trace({ tab, wallets }: Visit): string {
  const { connect, network } = tab.latchkey.getState()
  const asked = Object.values(wallets).map(({ state, log }) => [state, log.length])
  return JSON.stringify([connect.rows, connect.active, network.selected, tab.site.view(), asked])
}

/**
 * Takes random steps on a site that connects with connectors of wagmi and with the modal, and checks after each that
 * both show the same. Returns how many did something.
 */
export function walkOtherSite(open: OpenSite, least: number): Promise<number> {
  return walkRandomly({ step, begin: () => begin(open), take, settle, trace, end: unload }, least)
}
