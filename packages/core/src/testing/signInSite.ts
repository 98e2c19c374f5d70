import { type SignInSession, userRejected, wrongSignature } from '@latchkey/protocol'
import { expect } from 'vitest'
import { currentEntry } from '../nav/currentEntry'
import type { Options } from '../options/Options'
import type { Host } from '../ports/Host'
import type { SignInConfig } from '../sign-in/SignInConfig'
import { signIn } from '../sign-in/signIn'
import { createSiwx } from '../sign-in/siwx/createSiwx'
import type { SiwxOptions } from '../sign-in/siwx/SiwxOptions'
import { createScriptedAdapter, type ScriptedAdapter } from './createScriptedAdapter'
import { type Browser, createBrowser } from './createTestHost'
import { type SetUp, setUp } from './setUp'

/** Accounts that belong to nobody. */
export const [addressA, addressB] = ['0xa', '0xb'].map((start) => start.padEnd(42, '1')) as [string, string]

/** How a wallet answers a signature request; `hang` waits for `answer`. */
export type SigningWallet = {
  mode: 'sign' | 'reject' | 'hang' | 'forge'
  /** Everything it was asked to sign. */
  readonly asked: { readonly message: string; readonly address: string }[]
  /** The number of open requests, and the most there ever were at a time. */
  open: number
  mostOpen: number
  answer(how: 'sign' | 'reject'): void
}

/** What the scripted wallets return as a signature. */
export const signatureOf = (message: string, address: string): string => `signed ${message} by ${address}`

/** Makes the wallets of a scripted adapter sign by script. */
export function scriptSigning(adapter: ScriptedAdapter): SigningWallet {
  const waiting: ((how: 'sign' | 'reject') => void)[] = []
  const wallet: SigningWallet = {
    mode: 'sign',
    asked: [],
    open: 0,
    mostOpen: 0,
    answer: (how) => {
      for (const settle of waiting.splice(0)) settle(how)
    },
  }
  adapter.signMessage = async ({ message, address }) => {
    const { mode } = wallet
    wallet.asked.push({ message, address })
    wallet.open += 1
    wallet.mostOpen = Math.max(wallet.mostOpen, wallet.open)
    try {
      const how = mode === 'hang' ? await new Promise((resolve) => waiting.push(resolve)) : mode
      if (how === 'reject') throw userRejected()
      return how === 'forge' ? 'forged' : signatureOf(message, address)
    } finally {
      wallet.open -= 1
    }
  }
  return wallet
}

/** Verifies what the scripted wallets sign. */
export async function verifyScripted({ message, signature, data }: SignInSession): Promise<boolean> {
  if (signature !== signatureOf(message, data.accountAddress))
    throw wrongSignature({ address: data.accountAddress, chainId: data.chainId })
  return true
}

export type Site = SetUp & { readonly signing: SigningWallet; readonly config: SignInConfig }

export type SiteOptions = Partial<Options> & {
  readonly siwxOptions?: SiwxOptions
  readonly browser?: Browser
  readonly adapter?: ScriptedAdapter
  readonly signing?: SigningWallet
  readonly parts?: Partial<Host>
}

/** A site with sign-in and a wallet `com.fox` with two accounts. */
export function createSite({ siwxOptions = {}, ...given }: SiteOptions = {}): Site {
  const { browser = createBrowser(), adapter = createScriptedAdapter() } = given
  const signing = given.signing ?? scriptSigning(adapter)
  if (!given.adapter) adapter.addWallet('com.fox').accounts = [addressA, addressB]
  const config = given.siwx ?? createSiwx({ verify: verifyScripted, ...siwxOptions })
  const { signing: _, ...options } = given
  return { ...setUp({ ...options, browser, adapter, siwx: config }), signing, config }
}

/** The shown view; null while the modal is closed. */
export const viewOf = ({ latchkey }: Site) =>
  latchkey.getState().modal.open ? currentEntry(latchkey.getState().nav).view : null
export const stateOf = ({ latchkey }: Site) => latchkey.getState().signIn
export const statusOf = (site: Site) => stateOf(site)?.status
/** Waits for a status. */
export const becomes = (site: Site, status: string) => expect.poll(() => statusOf(site)).toBe(status)

/** Opens the modal and connects the wallet there, as a visitor would. */
export async function connect(site: Site): Promise<void> {
  await site.latchkey.open()
  await site.latchkey.open({ view: 'ConnectingExternal', data: { connectorId: 'com.fox' } })
  await site.latchkey.connect({ connectorId: 'com.fox' })
}

/** A visitor who has connected and is asked to sign in. */
export async function enter(options: SiteOptions = {}): Promise<Site> {
  const site = createSite(options)
  await connect(site)
  await becomes(site, 'ready')
  return site
}

/** A visitor who has signed in. */
export async function enterSignedIn(options: SiteOptions = {}): Promise<Site> {
  const site = await enter(options)
  await signIn(site.latchkey)
  expect(statusOf(site)).toBe('signed-in')
  return site
}

/** What the wallet does by itself. */
export const fox = (site: Site) => {
  const wallet = site.latchkey.live.wallets.get('eip155|com.fox')
  if (!wallet) throw new TypeError('no wallet')
  return {
    choose: (...addresses: string[]) =>
      site.adapter.tell('com.fox', { accounts: addresses.map((address) => ({ address, type: 'eoa' })) }),
    move: (networkId: `eip155:${number}`) => site.adapter.tell('com.fox', { networkId }),
  }
}

/** Runs everything that needs no time. */
export async function pause(tasks = 8): Promise<void> {
  for (let task = 0; task < tasks; task += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Loads lazy code up front, so a test that counts tasks doesn't wait for files. */
export const preload = () =>
  Promise.all([
    import('../sign-in/followSignIn'),
    import('../sign-in/askWallet'),
    import('../sign-in/endSession'),
    import('../sign-in/leaveSignIn'),
    import('../sign-in/offerSignIn'),
    import('../sign-in/prepareMessage'),
    import('../sign-in/siwx/openSiwx'),
    import('../sign-in/siwx/openLocalSessions'),
    import('../connect/connect'),
    import('../connect/disconnect'),
    import('../connect/mirrorTab'),
    import('../connect/restore'),
    import('../nav/openClose'),
  ])
