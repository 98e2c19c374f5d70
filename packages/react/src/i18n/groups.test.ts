import type { ErrorKind } from '@latchkey/protocol'
import * as protocol from '@latchkey/protocol'
import { placeholdersOf } from '@latchkey/ui'
import { describe, expect, it } from 'vitest'
import { assetLocales } from '../views/account/useAssetTexts'
import { embeddedLocales } from '../views/embedded/useEmbeddedTexts'
import { nameLocales } from '../views/name/useNameTexts'
import { onrampLocales } from '../views/onramp/useOnrampTexts'
import { pairingLocales } from '../views/pairing/usePairingTexts'
import { sendLocales } from '../views/send/useSendTexts'
import { signInLocales } from '../views/sign-in/useSignInTexts'
import { smartSessionLocales } from '../views/smart-sessions/useSmartSessionTexts'
import { swapLocales } from '../views/swap/useSwapTexts'
import { helpLocales } from '../views/useHelpTexts'
import { type AssetDictionary, en } from './assets/en'
import { type EmbeddedDictionary, en as enEmbedded } from './embedded/en'
import { en as main } from './en'
import { finishSignInTexts } from './finishSignInTexts'
import { en as enHelp, type HelpDictionary } from './help/en'
import type { LocaleName } from './matchLocale'
import { en as enName, type NameDictionary } from './name/en'
import { en as enOnramp, type OnrampDictionary } from './onramp/en'
import { en as enPairing, type PairingDictionary } from './pairing/en'
import { en as enSend, type SendDictionary } from './send/en'
import { en as enSignIn, type SignInDictionary } from './sign-in/en'
import { en as enSessions, type SmartSessionDictionary } from './smart-sessions/en'
import { en as enSwap, type SwapDictionary } from './swap/en'

type Texts = Readonly<Record<string, string>>
const names = Object.keys(assetLocales) as Exclude<LocaleName, 'en'>[]
/** Words that two languages share. */
const alike = ['Passkey', 'NFT', 'NFTs', 'Tokens', 'Domain', 'Android', 'Website', 'Normal', 'Max']

async function load<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<AssetDictionary> {
  return (await assetLocales[locale]())[locale]
}

async function loadEmbedded<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<EmbeddedDictionary> {
  return (await embeddedLocales[locale]())[locale]
}

async function loadHelp<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<HelpDictionary> {
  return (await helpLocales[locale]())[locale]
}

async function loadName<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<NameDictionary> {
  return (await nameLocales[locale]())[locale]
}

async function loadPairing<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<PairingDictionary> {
  return (await pairingLocales[locale]())[locale]
}

async function loadOnramp<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<OnrampDictionary> {
  return (await onrampLocales[locale]())[locale]
}

async function loadSend<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<SendDictionary> {
  return (await sendLocales[locale]())[locale]
}

async function loadSignIn<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<SignInDictionary> {
  return (await signInLocales[locale]())[locale]
}

async function loadSessions<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<SmartSessionDictionary> {
  return (await smartSessionLocales[locale]())[locale]
}

async function loadSwap<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<SwapDictionary> {
  return (await swapLocales[locale]())[locale]
}

describe.each([
  ['about what an account holds', en, load],
  ['that explain', enHelp, loadHelp],
  ['about wallets on other devices', enPairing, loadPairing],
  ['about signing in', enSignIn, loadSignIn],
  ['about sending', enSend, loadSend],
  ['about swapping', enSwap, loadSwap],
  ['about buying', enOnramp, loadOnramp],
  ['of the embedded wallet', enEmbedded, loadEmbedded],
  ['of smart sessions', enSessions, loadSessions],
  ['of account names', enName, loadName],
] as const)('the texts %s', (_, source: Texts, loadTexts) => {
  it.each(names)('are complete in %s, translated, and have the same placeholders', async (locale) => {
    const texts: Texts = await loadTexts(locale)
    expect(Object.keys(texts).sort()).toEqual(Object.keys(source).sort())
    const wrong = Object.entries(source).filter(
      ([key, text]) => String(placeholdersOf(texts[key] ?? '')) !== String(placeholdersOf(text)),
    )
    expect(wrong).toEqual([])
    const same = Object.keys(texts).filter((key) => texts[key] === source[key])
    expect(same.filter((key) => !alike.includes(texts[key] ?? ''))).toEqual([])
  })
})

it('[ACC-6] [ACC-7] keeps the fixed texts of the specification word for word', () => {
  expect(en['account.tokens.failed.title']).toBe('Token Balance Unavailable')
  expect(en['activity.failed.title']).toBe('Failed to fetch transactions')
})

it('[SIW-1] [SIW-3] [SIW-5] keeps the fixed sign-in texts of the specification word for word', () => {
  expect(main['signIn.title']).toBe('Sign In')
  expect(enSignIn['signIn.authenticating']).toBe('Authenticating...')
  expect(enSignIn['signIn.declined.title']).toBe('Signature declined')
  expect([enSignIn['signIn.cancel'], enSignIn['signIn.cancelling']]).toEqual(['Cancel', 'Cancelling...'])
  expect([enSignIn['signIn.sign'], enSignIn['signIn.signing']]).toEqual(['Sign', 'Signing...'])
  for (const kind of [protocol.signInFailed, protocol.signatureDeclined, protocol.smartAccountNotSupported])
    expect(enSignIn[`error.${kind.code}`]).toBe(kind.text)
})

it('[SND-1] [SND-2] [SND-3] [SND-5] keeps the fixed texts about sending word for word', () => {
  expect(enSend['send.started']).toBe('Transaction started')
  expect(enSend['send.to.placeholder']).toBe('Type or Paste address')
  for (const kind of [
    protocol.sendFailed,
    protocol.solanaSendFailed,
    protocol.sendIncomplete,
    protocol.sendUnsupportedChain,
  ])
    expect(enSend[`error.${kind.code}`]).toBe(kind.text)
  const labels = Object.entries(enSend).flatMap(([key, text]) =>
    key.startsWith('send.label.') ? [text] : [],
  )
  expect(labels).toEqual([
    'Preview Send',
    'Invalid Address',
    'Add Address',
    'Insufficient Gas Funds',
    'Insufficient Funds',
    'Add Amount',
    'Incorrect Value',
    'Select Token',
    // The only one that is ours.
    'Compare the addresses',
  ])
})

it('[SWP-1] [SWP-2] keeps the fixed texts about swapping word for word', () => {
  for (const kind of [
    protocol.swapNotSupported,
    protocol.gasPriceNotSupported,
    protocol.swapInitFailed,
    protocol.swapAllowanceFailed,
    protocol.swapApprovalFailed,
    protocol.swapBuildFailed,
    protocol.swapFailed,
  ])
    expect(enSwap[`error.${kind.code}`]).toBe(kind.text)
  const labels = ['select-token', 'enter-amount', 'insufficient-balance', 'review', 'swap'] as const
  expect(labels.map((label) => enSwap[`swap.label.${label}`])).toEqual([
    'Select token',
    'Enter amount',
    'Insufficient balance',
    'Review swap',
    'Swap',
  ])
  const actions = ['cancel', 'approve', 'approving', 'swap'] as const
  expect(actions.map((action) => enSwap[`swap.action.${action}`])).toEqual([
    'Cancel',
    'Approve',
    'Approving...',
    'Swap',
  ])
})

it('[NAM-3] [NAM-4] keeps the fixed texts about names word for word', () => {
  for (const kind of [
    protocol.resolveNameFailed,
    protocol.suggestNamesFailed,
    protocol.namesOfAddressFailed,
    protocol.registerNameFailed,
    protocol.noNameSigner,
  ])
    expect(enName[`error.${kind.code}`]).toBe(kind.text)
  expect([enName['name.available'], enName['name.registered']]).toEqual(['Available', 'Registered'])
})

it('[FRM-4] [FRM-6] [FRM-9] [FRM-10] keeps the fixed texts of the embedded wallet word for word', () => {
  for (const kind of [
    protocol.emailWait,
    protocol.actionNotAllowed,
    protocol.requestAborted,
    protocol.frameAborted,
    protocol.frameFailed,
    protocol.frameNotLoaded,
    protocol.socialTimeout,
    protocol.socialPopupBlocked,
    protocol.untrustedOrigin,
  ])
    expect(enEmbedded[`error.${kind.code}`]).toBe(kind.text)
})

it.each([
  ['sign-in', enSignIn],
  ['send', enSend],
  ['swap', enSwap],
  ['embedded', enEmbedded],
] as const)(
  '[HTTP-10] has a text for every %s error that a visitor can get, and for no unknown one',
  (group, texts: Texts) => {
    const isKind = (value: unknown): value is ErrorKind =>
      typeof value === 'function' && 'code' in value && 'text' in value
    const kinds = Object.values<unknown>(protocol)
      .filter(isKind)
      .filter(({ code }) => code.startsWith(`${group}/`))
    const said = Object.keys(texts).filter((key) => key.startsWith('error.'))
    const codesOf = (list: readonly ErrorKind[]) => list.map(({ code }) => `error.${code}`)
    const needed = codesOf(kinds.filter(({ seenBy }) => seenBy === 'visitor'))
    expect(needed.length).toBeGreaterThan(5)
    expect(needed.filter((key) => !said.includes(key))).toEqual([])
    expect(said.filter((key) => !codesOf(kinds).includes(key))).toEqual([])
  },
)

/** Words that would make one dictionary speak in another voice than the others of its language. */
const strayWords = [
  ['de', /(?<!\p{L})(du|dich|dir|dein\p{L}*)(?!\p{L})/iu],
  ['es', /monedero|billetera|cartera/i],
  ['fr', /portefeuille|(?<!\p{L})(tu|tes|ton)(?!\p{L})/iu],
  ['zh', /你/],
] as const

it.each(strayWords)('speaks in one voice in %s, in every group', async (locale, stray) => {
  const groups: readonly Texts[] = await Promise.all([
    load(locale),
    loadEmbedded(locale),
    loadHelp(locale),
    loadName(locale),
    loadPairing(locale),
    loadOnramp(locale),
    loadSend(locale),
    loadSignIn(locale),
    loadSessions(locale),
    loadSwap(locale),
  ])
  const texts = groups.flatMap((group) => Object.values(group))
  expect(texts.filter((text) => stray.test(text))).toEqual([])
})

it('says the same in the page and in the modal, in every language', async () => {
  expect(finishSignInTexts.en).toBe(enSignIn['signIn.finish.title'])
  for (const locale of names)
    expect(finishSignInTexts[locale]).toBe((await loadSignIn(locale))['signIn.finish.title'])
})
