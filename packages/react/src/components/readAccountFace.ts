import { getAccount, type Latchkey, type State } from '@latchkey/core'
import { avatarGradient } from '@latchkey/ui'
import { finishSignInTexts } from '../i18n/finishSignInTexts'
import { matchLocale } from '../i18n/matchLocale'
import { networkButtonTexts } from '../i18n/networkButtonTexts'
import type { AccountFaceProps } from '../loader/ModalParts'
import { formatBalanceIn } from '../views/account/formatHeld'
import { isLost } from './accountRequest'
import { shortAddress } from './shortAddress'

/** What a button shows of an account. */
export type AccountFaceContent = {
  readonly picture: string
  readonly text: string
  /** Something has to be done before the account can be used. */
  readonly isLost: boolean
  /** Empty while it loads, null if none is shown. */
  readonly balance: string | null
}

/** [FMT-1] Returns what a button shows of an account: picture, name or address, balance. */
export function readAccountFace(
  latchkey: Latchkey,
  state: State,
  { balance = 'show', namespace, charsStart, charsEnd }: AccountFaceProps,
): AccountFaceContent {
  const { address, details } = getAccount(state, namespace)
  const { profileName, balance: exact, balanceText = '', balanceSymbol = '', balanceError } = details
  const hint = whatToDo(latchkey, state, namespace)
  const shown = exact ?? balanceText
  const unknown = balanceError ? '–' : ''
  const held = shown ? `${formatBalanceIn(matchLocale(state.locale), shown)} ${balanceSymbol}` : unknown
  return {
    picture: avatarGradient(address ?? ''),
    text: hint ?? profileName ?? shortAddress(address ?? '', charsStart, charsEnd),
    isLost: hint !== null,
    balance: balance === 'show' && hint === null ? held : null,
  }
}

/** What to do before the account can be used: leave a network, or [SIW-7] sign in. */
function whatToDo(
  latchkey: Latchkey,
  { locale, network, signIn }: State,
  namespace: AccountFaceProps['namespace'],
): string | null {
  const name = matchLocale(locale)
  if (isLost(latchkey, namespace)) return networkButtonTexts[name][0]
  const isActive = !namespace || namespace === network.activeNamespace
  return isActive && signIn?.status === 'signed-out' ? finishSignInTexts[name] : null
}
