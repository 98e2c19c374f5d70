import { isSameAddress, type Namespace, type SignInSession, storagePrefix } from '@latchkey/protocol'
import fc from 'fast-check'
import { expect } from 'vitest'
import { switchAccount } from '../connect/switchAccount'
import { currentEntry } from '../nav/currentEntry'
import { namespaceActivated } from '../network/transitions'
import { getSigner } from '../sign-in/getSigner'
import type { SignInPolicy } from '../sign-in/SignInState'
import { askSignIn, cancelSignIn, signIn, signOut } from '../sign-in/signIn'
import { createSiwx } from '../sign-in/siwx/createSiwx'
import { createScriptedAdapter, type ScriptedAdapter, type ScriptedWallet } from './createScriptedAdapter'
import { type Browser, createBrowser } from './createTestHost'
import { familyNetworks } from './fourFamilies'
import { type SetUp, setUp } from './setUp'
import { pause, preload, type SigningWallet, scriptSigning, signatureOf, verifyScripted } from './signInSite'

const families = ['eip155', 'solana'] as const satisfies readonly Namespace[]
type Family = (typeof families)[number]

const accounts: { readonly [F in Family]: readonly string[] } = {
  eip155: ['a', 'b'].map((digit) => `0x${digit.repeat(40)}`),
  solana: ['So11111111111111111111111111111111111111112', 'SysvarC1ock11111111111111111111111111111111'],
}
const lifetimeMs = 600_000
const sessionsKey = `${storagePrefix}siwx`

type Settings = Partial<SignInPolicy> & { readonly required: boolean }
type Visit = {
  readonly settings: Settings
  readonly browser: Browser
  readonly adapters: { readonly [F in Family]: ScriptedAdapter }
  readonly wallets: { readonly [F in Family]: ScriptedWallet }
  readonly signing: { readonly [F in Family]: SigningWallet }
  tab: SetUp
  other: SetUp
  /** How often each tab showed the view to an account by itself since it last connected. */
  readonly prompts: Map<string, number>
  /** The visitor asked for the view, so it doesn't count. */
  isOwnAsk: boolean
}

function load(visit: Pick<Visit, 'settings' | 'browser' | 'adapters'>): SetUp {
  const { browser, adapters, settings } = visit
  return setUp({
    browser,
    networks: familyNetworks.filter(({ chainNamespace }) => families.some((one) => one === chainNamespace)),
    adapters: Object.values(adapters),
    siwx: createSiwx({ verify: verifyScripted, lifetimeMs, ...settings }),
  })
}

const isShown = ({ latchkey }: SetUp) =>
  latchkey.getState().modal.open && currentEntry(latchkey.getState().nav).view === 'SIWXSignMessage'

/** Counts how often the view shows by itself. */
function watch(visit: Visit): void {
  const { latchkey } = visit.tab
  latchkey.subscribe(
    () => isShown(visit.tab),
    (shown) => {
      const signer = getSigner(latchkey.getState())
      if (!shown || visit.isOwnAsk || !signer) return
      const place = visit.settings.onNetworkChange === 'resign' ? signer.networkId : ''
      const key = `${signer.namespace} ${signer.address} ${place}`
      visit.prompts.set(key, (visit.prompts.get(key) ?? 0) + 1)
    },
  )
}

function begin(settings: Settings): Visit {
  const adapters = { eip155: createScriptedAdapter('eip155'), solana: createScriptedAdapter('solana') }
  const signing = { eip155: scriptSigning(adapters.eip155), solana: scriptSigning(adapters.solana) }
  const wallets = { eip155: adapters.eip155.addWallet('fox'), solana: adapters.solana.addWallet('owl') }
  for (const family of families) wallets[family].accounts = [...accounts[family]]
  const shared = { settings, browser: createBrowser(), adapters, wallets, signing }
  const pages = { tab: load(shared), other: load(shared) }
  const visit: Visit = { ...shared, ...pages, prompts: new Map(), isOwnAsk: false }
  watch(visit)
  return visit
}

const acts = [
  ...['connect', 'connect', 'connect', 'disconnect', 'disconnectElsewhere', 'account', 'account', 'choose'],
  ...['network', 'unsupported', 'family', 'sign', 'sign', 'sign', 'signElsewhere', 'decline', 'forge'],
  ...['ask', 'cancel', 'close', 'open', 'hang', 'lateYes', 'lateNo', 'signOut', 'signOutElsewhere'],
  ...['expire', 'reload', 'forgedStorage', 'rubbishStorage', 'emptyStorage'],
] as const
const step = fc.record({ act: fc.constantFrom(...acts), family: fc.constantFrom(...families) })
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Sequences that once found a bug; they always run. */
const knownFaults: readonly [Required<Settings>, Step[]][] = [
  [
    // A late decline on an unsupported network showed a view without a way out.
    { required: false, onAccountChange: 'resign', onNetworkChange: 'keep' },
    [
      { act: 'hang', family: 'eip155' },
      { act: 'connect', family: 'solana' },
      { act: 'disconnect', family: 'solana' },
      { act: 'sign', family: 'eip155' },
      { act: 'unsupported', family: 'eip155' },
      { act: 'connect', family: 'eip155' },
      { act: 'lateNo', family: 'eip155' },
    ],
  ],
  [
    // An expired session stayed stored when its wallet was disconnected.
    { required: false, onAccountChange: 'resign', onNetworkChange: 'keep' },
    [
      { act: 'connect', family: 'solana' },
      { act: 'sign', family: 'eip155' },
      { act: 'expire', family: 'eip155' },
      { act: 'disconnect', family: 'solana' },
    ],
  ],
]

/** Core rightly rejects a step that makes no sense now. */
const quietly = (answer: Promise<unknown>) => answer.catch(() => undefined)

async function byHand(visit: Visit, act: () => Promise<unknown>): Promise<void> {
  visit.isOwnAsk = true
  await quietly(act())
  visit.isOwnAsk = false
}

const forgedText = 'me'

function forgeSession(address: string, chainId: string): unknown {
  const data = { domain: 'site.example', accountAddress: address, chainId, uri: 'https://site.example' }
  const times = { version: '1', nonce: '12345678abcd', issuedAt: '2026-01-01T00:00:00.000Z' }
  return {
    data: { ...data, ...times },
    message: forgedText,
    signature: signatureOf(forgedText, address),
  }
}

async function take(visit: Visit, { act, family }: Step): Promise<void> {
  const { latchkey, host } = visit.tab
  const wallet = visit.wallets[family]
  const signing = visit.signing[family]
  const tell = () => wallet.tell({ accounts: wallet.accounts.map((address) => ({ address, type: 'eoa' })) })
  const signs = async (tab: SetUp, mode: SigningWallet['mode']) => {
    for (const each of families) visit.signing[each].mode = mode
    await Promise.race([quietly(signIn(tab.latchkey)), pause(30)])
  }
  const stored = storedIn(visit.browser)
  const isOfFamily = ({ data }: SignInSession) => data.chainId.startsWith(`${family}:`)
  const isOfOthers = (one: SignInSession) => !isOfFamily(one) && one.message !== forgedText
  const isKnown = latchkey.getState().connect.active[family] !== undefined
  const forgetPrompts = () => {
    for (const key of visit.prompts.keys()) if (key.startsWith(family)) visit.prompts.delete(key)
  }
  switch (act) {
    case 'connect':
      forgetPrompts()
      await latchkey.open({ view: 'ConnectingExternal', data: { connectorId: wallet.connector.id } })
      await quietly(latchkey.connect({ connectorId: wallet.connector.id, namespace: family }))
      return
    case 'disconnect':
      forgetPrompts()
      await latchkey.disconnect(family)
      await pause()
      // Nothing of the family is left, and other sessions stay unless nobody signed them.
      if (isKnown) expect(storedIn(visit.browser).filter(isOfFamily)).toEqual([])
      if (latchkey.getState().connect.rows.length > 0)
        expect(storedIn(visit.browser).filter(isOfOthers)).toEqual(stored.filter(isOfOthers))
      return
    case 'disconnectElsewhere':
      forgetPrompts()
      return visit.other.latchkey.disconnect(family)
    case 'account':
      wallet.accounts = wallet.accounts.toReversed()
      return tell()
    case 'choose': {
      const row = latchkey
        .getState()
        .connect.rows.find(
          (one) => one.namespace === family && one.address !== getSigner(latchkey.getState())?.address,
        )
      if (row) await switchAccount(latchkey, row)
      return undefined
    }
    case 'network':
    case 'unsupported':
      wallet.networkId =
        act === 'unsupported'
          ? `${family}:9`
          : wallet.networkId === `${family}:1`
            ? `${family}:2`
            : `${family}:1`
      return wallet.tell({ networkId: wallet.networkId })
    case 'family':
      return latchkey.store.send(namespaceActivated, family)
    case 'sign':
      return signs(visit.tab, 'sign')
    case 'signElsewhere':
      // Each page asks once at a time; two pages may ask together.
      return families.some((each) => visit.signing[each].open > 0) ? undefined : signs(visit.other, 'sign')
    case 'decline':
      return byHand(visit, () => signs(visit.tab, 'reject'))
    case 'forge':
      return byHand(visit, () => signs(visit.tab, 'forge'))
    case 'hang':
      for (const each of families) visit.signing[each].mode = 'hang'
      void quietly(signIn(latchkey))
      return pause(4)
    case 'lateYes':
      signing.answer('sign')
      return
    case 'lateNo':
      return byHand(visit, async () => {
        signing.answer('reject')
        await pause()
      })
    case 'ask':
      return byHand(visit, () => askSignIn(latchkey))
    case 'cancel':
      return void (await quietly(cancelSignIn(latchkey)))
    case 'close':
      return checkClosing(visit.tab)
    case 'open':
      return byHand(visit, () => latchkey.open())
    case 'signOut':
      return void (await quietly(signOut(latchkey)))
    case 'signOutElsewhere':
      return void (await quietly(signOut(visit.other.latchkey)))
    case 'expire':
      // Wallets give up on a request sooner than that.
      await byHand(visit, async () => {
        for (const each of families) visit.signing[each].answer('reject')
        await pause()
      })
      for (const tab of [visit.tab, visit.other]) tab.host.advance(lifetimeMs + 1)
      return
    case 'reload':
      forgetPrompts()
      visit.prompts.clear()
      latchkey.destroy()
      // A wallet drops requests of a page that is gone.
      for (const each of families) visit.signing[each].answer('reject')
      await pause()
      visit.tab = load(visit)
      // The clock goes on across a reload.
      visit.tab.host.setClock(host.now())
      watch(visit)
      return visit.tab.latchkey.ready
    case 'forgedStorage':
      host.storage?.setItem(
        sessionsKey,
        JSON.stringify(accounts[family].map((address) => forgeSession(address, `${family}:1`))),
      )
      // A tab gets no storage event for its own writes.
      latchkey.live.signIn?.note('elsewhere')
      return
    case 'rubbishStorage':
    case 'emptyStorage':
      host.storage?.setItem(sessionsKey, act === 'rubbishStorage' ? '{"a":[1' : '[]')
      latchkey.live.signIn?.note('elsewhere')
  }
}

/** [SIW-7] Only the view of a required sign-in blocks closing, and there is always a way out. */
async function checkClosing({ latchkey }: SetUp): Promise<void> {
  const { signIn: before, modal, nav } = latchkey.getState()
  const isIn = modal.open && currentEntry(nav).view === 'SIWXSignMessage'
  const isClosed = await latchkey.close()
  if (isClosed) expect(latchkey.getState().modal.open).toBe(false)
  else
    expect({ isIn, isRequired: before?.isRequired, session: before?.session }).toEqual({
      isIn: true,
      isRequired: true,
      session: null,
    })
}

function storedIn(browser: Browser): readonly SignInSession[] {
  try {
    const list: unknown = JSON.parse(browser.storage.getItem(sessionsKey) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    // What a step wrote there.
    return []
  }
}

function check(visit: Visit, tab: SetUp): void {
  const { latchkey, host } = tab
  const state = latchkey.getState()
  const { signIn: now } = state
  const signer = getSigner(state)
  for (const family of families) expect(visit.signing[family].mostOpen).toBeLessThanOrEqual(1)
  if (!now) return
  expect(now.status).not.toBe('checking')
  expect(now.status === 'signed-in' ? Boolean(now.session) : true).toBe(true)
  if (!signer) {
    expect(now).toMatchObject({ status: 'signed-out', session: null })
    expect(isShown(tab)).toBe(false)
    return
  }
  if (!now.session) return
  const { data, message, signature } = now.session
  // A signed-in account has signed, is the active one, and storage agrees.
  expect(signature).toBe(signatureOf(message, data.accountAddress))
  const { asked } = visit.signing[data.chainId.startsWith('eip155:') ? 'eip155' : 'solana']
  expect(asked).toContainEqual({ message, address: data.accountAddress })
  if (now.policy.onAccountChange !== 'keep') {
    expect(data.chainId.split(':')[0]).toBe(signer.namespace)
    expect(isSameAddress(signer.namespace, data.accountAddress, signer.address)).toBe(true)
  }
  if (now.policy.onNetworkChange === 'resign' && now.policy.onAccountChange !== 'keep')
    expect(data.chainId).toBe(signer.networkId)
  expect(Date.parse(data.expirationTime ?? '')).toBeGreaterThan(host.now())
  expect(storedIn(visit.browser).map((one) => one.signature)).toContain(signature)
}

/** If sign-in is required and there is no session, there is a way to sign in and a way out. */
async function checkWayOut({ tab }: Visit): Promise<void> {
  const { latchkey } = tab
  if (!isShown(tab) || latchkey.getState().signIn?.status === 'signing') return
  await quietly(cancelSignIn(latchkey))
  await pause()
  expect(isShown(tab)).toBe(false)
  expect(await latchkey.close()).toBe(true)
}

/** Takes random steps through sign-ins in two tabs, and checks after each that only accounts that signed are signed in. */
export async function walkSignIn(parameters: {
  readonly numRuns: number
  readonly seed?: number
}): Promise<void> {
  await preload()
  const settings = fc.record({
    required: fc.boolean(),
    onAccountChange: fc.constantFrom('resign', 'resign', 'signout', 'keep'),
    onNetworkChange: fc.constantFrom('keep', 'resign'),
  })
  await fc.assert(
    fc.asyncProperty(settings, fc.array(step, { minLength: 2, maxLength: 12 }), async (given, steps) => {
      const visit = begin(given)
      for (const at of [{ act: 'connect', family: 'eip155' } as const, ...steps]) {
        await take(visit, at)
        await pause()
        check(visit, visit.tab)
        check(visit, visit.other)
        for (const [key, count] of visit.prompts) expect(`${key} ${count}`).toBe(`${key} 1`)
      }
      await checkWayOut(visit)
      visit.tab.latchkey.destroy()
      visit.other.latchkey.destroy()
    }),
    { ...parameters, examples: [...knownFaults] },
  )
}
