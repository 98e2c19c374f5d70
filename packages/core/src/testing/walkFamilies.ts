import { activeNamespace, type Namespace, namespaces } from '@latchkey/protocol'
import fc from 'fast-check'
import { expect } from 'vitest'
import { rowKey } from '../connect/activeRow'
import type { Connection } from '../connect/ConnectState'
import { cancelConnect } from '../connect/cancelConnect'
import { disconnectWallet } from '../connect/disconnect'
import { switchAccount } from '../connect/switchAccount'
import type { ScriptedWallet } from './createScriptedAdapter'
import { type Browser, createBrowser } from './createTestHost'
import { createFamilies, familyNetworks } from './fourFamilies'
import { type SetUp, setUp } from './setUp'

/** `own` is a separate object in each family, `shared` the same one in all four, as in the wallet standard. */
type Id = 'own' | 'shared'
type Key = `${Namespace}|${Id}`

type Visit = {
  readonly browser: Browser
  readonly adapters: ReturnType<typeof createFamilies>
  readonly wallets: Map<Key, ScriptedWallet>
  /** The connected wallets, in the order they became active. */
  connected: Key[]
  active: Namespace
  tab: SetUp
  /** A second tab of the same browser, which follows. */
  other: SetUp
  /** Whether the visitor acted in the other tab last, which may have activated another family there. */
  isElsewhere: boolean
}

function load({ browser, adapters }: Pick<Visit, 'browser' | 'adapters'>): SetUp {
  return setUp({
    browser,
    networks: familyNetworks,
    adapters: Object.values(adapters),
    allowUnsupportedChain: true,
  })
}

function begin(): Visit {
  const adapters = createFamilies()
  const browser = createBrowser()
  const wallets = new Map<Key, ScriptedWallet>()
  const provider = {}
  for (const family of namespaces)
    for (const id of ['own', 'shared'] as const) {
      const wallet = adapters[family].addWallet(id, id === 'shared' ? { provider } : {})
      wallet.accounts = [`${family}-${id}-A`, `${family}-${id}-B`]
      wallets.set(`${family}|${id}`, wallet)
    }
  for (const family of namespaces) {
    const { disconnect } = adapters[family]
    adapters[family].disconnect = async (connector) => {
      await disconnect(connector)
      if (connector.provider !== provider) return
      // An object that all families share disconnects from all of them.
      for (const [key, wallet] of wallets)
        if (key.endsWith('|shared')) {
          wallet.isAuthorised = false
          wallet.tell({ accounts: [] })
        }
    }
  }
  const pages = { tab: load({ browser, adapters }), other: load({ browser, adapters }) }
  return { browser, adapters, wallets, connected: [], active: 'eip155', isElsewhere: false, ...pages }
}

const family = fc.constantFrom(...namespaces)
const id = fc.constantFrom<Id>('own', 'shared')
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('connect', 'lateYes', 'lateNo', 'reject', 'both'),
      family,
      id,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('disconnectWallet', 'lock'), family, id }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('rotate', 'choose', 'move'), family, id }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('disconnect', 'one', 'two'), family, id }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('all', 'reload', 'elsewhere'), family, id }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const familyOf = (key: Key) => key.split('|')[0] as Namespace
const keyOf = ({ namespace, connectorId }: Connection) => `${namespace}|${connectorId}`

/** The wallet is connected and active in its family, which is the active one. */
function speak(visit: Visit, key: Key): void {
  visit.connected = [...visit.connected.filter((other) => other !== key), key]
  visit.active = familyOf(key)
  visit.isElsewhere = false
}

/** Wallets of a family disconnect. If it was the active one, any of the others becomes active. */
function lose(visit: Visit, family: Namespace, isGone: (key: Key) => boolean): void {
  visit.connected = visit.connected.filter((key) => !isGone(key))
  const left = visit.connected.map(familyOf)
  if (visit.active !== family || left.includes(family) || left.length === 0) return
  visit.active = visit.tab.latchkey.getState().network.activeNamespace
  expect(left).toContain(visit.active)
}

/** Takes a step and returns the rows that it may have touched. */
async function take(visit: Visit, { do: act, family, id }: Step): Promise<(row: Connection) => boolean> {
  const key: Key = `${family}|${id}`
  const { latchkey } = visit.tab
  const wallet = visit.wallets.get(key)
  if (!wallet) throw new TypeError(key)
  const isConnected = visit.connected.includes(key)
  const own = (row: Connection) => keyOf(row) === key
  const request = { connectorId: id, namespace: family }
  switch (act) {
    case 'connect':
      wallet.answer = 'approve'
      await latchkey.connect(request)
      speak(visit, key)
      return own
    case 'lateNo':
    case 'lateYes': {
      wallet.answer = 'hang'
      const asked = wallet.asked
      const answer = latchkey.connect(request)
      while (wallet.asked === asked) await new Promise((resolve) => setTimeout(resolve))
      cancelConnect(latchkey, family)
      if (act === 'lateNo') {
        wallet.settle('reject')
        await expect(answer).rejects.toMatchObject({ code: 'connect/user-rejected' })
        return () => false
      }
      wallet.settle('approve')
      await answer
      speak(visit, key)
      return own
    }
    case 'both': {
      // Two families are asked at once, and the first answers last.
      const next = namespaces[(namespaces.indexOf(family) + 1) % namespaces.length] ?? family
      const second = visit.wallets.get(`${next}|${id}`)
      if (!second) return () => false
      wallet.answer = 'hang'
      second.answer = 'approve'
      const asked = wallet.asked
      const answer = latchkey.connect(request)
      while (wallet.asked === asked) await new Promise((resolve) => setTimeout(resolve))
      await latchkey.connect({ connectorId: id, namespace: next })
      speak(visit, `${next}|${id}`)
      expect(latchkey.getState().connect.pending).toEqual({ [family]: id })
      wallet.settle('approve')
      await answer
      speak(visit, key)
      return (row) => own(row) || keyOf(row) === `${next}|${id}`
    }
    case 'elsewhere':
      // The visitor disconnects a family in the other tab.
      await visit.other.latchkey.disconnect(family)
      visit.isElsewhere = true
      await until(() => latchkey.getState().connect.rows.every(({ namespace }) => namespace !== family))
      // This tab hears nothing if nothing was connected.
      if (visit.connected.some((one) => familyOf(one) === family))
        lose(visit, family, (one) => familyOf(one) === family)
      return (row) => row.namespace === family
    case 'reject':
      wallet.answer = 'reject'
      await expect(latchkey.connect(request)).rejects.toMatchObject({ code: 'connect/user-rejected' })
      return () => false
    case 'disconnectWallet':
      await disconnectWallet(latchkey, family, id)
      lose(visit, family, (other) => other === key)
      return own
    case 'lock':
      wallet.isAuthorised = false
      wallet.tell({ accounts: [] })
      if (isConnected) lose(visit, family, (other) => other === key)
      return own
    case 'rotate':
      wallet.accounts = wallet.accounts.toReversed()
      wallet.tell({ accounts: wallet.accounts.map((address) => ({ address, type: 'eoa' })) })
      return own
    case 'move':
      wallet.networkId = wallet.networkId === `${family}:1` ? `${family}:2` : `${family}:1`
      wallet.tell({ networkId: wallet.networkId })
      return own
    case 'choose': {
      const row = latchkey.getState().connect.rows.filter(own)[1]
      if (!isConnected || !row) return () => false
      switchAccount(latchkey, row)
      speak(visit, key)
      return () => false
    }
    case 'disconnect':
      await latchkey.disconnect(family)
      lose(visit, family, (other) => familyOf(other) === family)
      return (row) => row.namespace === family
    case 'one':
    case 'two': {
      const speaker = visit.connected.findLast((other) => familyOf(other) === family)
      const spoken = speaker && visit.wallets.get(speaker)
      if (spoken) spoken.answer = 'approve'
      await latchkey.switchNetwork(`${family}:${act === 'one' ? 1 : 2}`)
      // A wallet reports its network to all its pages.
      spoken?.tell({ networkId: spoken.networkId })
      visit.active = family
      visit.isElsewhere = false
      return (row) => keyOf(row) === speaker
    }
    case 'all':
      await latchkey.disconnect()
      visit.connected = []
      return () => true
    case 'reload':
      if (visit.isElsewhere) visit.active = latchkey.storage.get(activeNamespace) ?? visit.active
      latchkey.destroy()
      visit.tab = load(visit)
      await visit.tab.latchkey.ready
      return () => true
  }
}

/** Waits, but not forever; the check afterwards reports what is wrong. */
async function until(isSo: () => boolean): Promise<void> {
  for (let task = 0; task < 500 && !isSo(); task += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** The other tab shows the same accounts on the same networks, whichever are active there. */
async function checkOther({ tab, other }: Visit): Promise<void> {
  const shown = ({ latchkey }: SetUp) =>
    latchkey
      .getState()
      .connect.rows.map((row) => `${rowKey(row)} ${row.networkId}`)
      .sort()
      .join('\n')
  await until(() => shown(tab) === shown(other))
  expect(shown(other)).toBe(shown(tab))
  for (const { latchkey } of [tab, other]) expect(latchkey.getState().connect.pending).toEqual({})
}

function check(visit: Visit, before: readonly Connection[], isTouched: (row: Connection) => boolean): void {
  const { connect, network } = visit.tab.latchkey.getState()
  // Untouched rows are the very same objects.
  const others = connect.rows.filter((row) => !isTouched(row))
  expect(others).toEqual(before.filter((row) => !isTouched(row)))
  for (const row of others) expect(before.includes(row)).toBe(true)
  expect([...new Set(connect.rows.map(keyOf))].sort()).toEqual(visit.connected.toSorted())
  for (const key of visit.connected) {
    const wallet = visit.wallets.get(key)
    const rows = connect.rows.filter((row) => keyOf(row) === key)
    expect(rows.map(({ address }) => address)).toEqual(wallet?.accounts)
    for (const { networkId } of rows) expect(networkId).toBe(wallet?.networkId)
  }
  for (const family of namespaces) {
    const speaker = visit.connected.findLast((key) => familyOf(key) === family)
    const row = connect.rows.find((one) => rowKey(one) === connect.active[family])
    expect(row && keyOf(row)).toBe(speaker)
  }
  expect(network.activeNamespace).toBe(visit.active)
}

/** Takes random steps over four families in two tabs, and checks after each that no other row has changed. */
export async function walkFamilies(parameters: {
  readonly numRuns: number
  readonly seed?: number
}): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const visit = begin()
      await Promise.all([visit.tab.latchkey.ready, visit.other.latchkey.ready])
      for (const at of steps) {
        const before = visit.tab.latchkey.getState().connect.rows
        const isTouched = await take(visit, at)
        check(visit, before, isTouched)
        await checkOther(visit)
      }
      visit.tab.latchkey.destroy()
      visit.other.latchkey.destroy()
    }),
    parameters,
  )
}
