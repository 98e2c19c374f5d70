import { getAccount, getNetwork, type Latchkey, type OpenRequest, watchAccount } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { avatarGradient } from '@latchkey/ui'
import { type ReactElement, useEffect, useInsertionEffect } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { finishSignInTexts } from '../i18n/finishSignInTexts'
import { matchLocale } from '../i18n/matchLocale'
import { networkButtonTexts } from '../i18n/networkButtonTexts'
import type { AccountFaceProps } from '../loader/ModalParts'
import { formatBalanceIn } from '../views/account/formatHeld'
import sheet, * as css from './accountButton.module.css'
import { adoptStyles } from './adoptStyles'
import { text } from './HostButton.module.css'

/** [FMT-1] Returns the start and end of an address; a short one stays whole. */
function shortAddress(address: string, start = 4, end = 6): string {
  if (address.length <= start + end + 1) return address
  return `${address.slice(0, start)}…${address.slice(address.length - end)}`
}

/** The class of a button that shows an account. */
export const buttonClass: string = css.account

/** [NET-2] Whether the wallet is on an unsupported network. */
function isLost({ options, getState }: Latchkey, namespace: Namespace | undefined): boolean {
  const isSupported = getNetwork(getState(), namespace)?.isSupported ?? true
  return !isSupported && options.enableNetworkSwitch && !options.allowUnsupportedChain
}

/** Returns what a click on an account opens: the account, or the way out of an unsupported network. */
export function accountRequest(latchkey: Latchkey, namespace: Namespace | undefined): OpenRequest {
  const view = isLost(latchkey, namespace) ? 'UnsupportedChain' : 'Account'
  return namespace ? { view, namespace } : { view }
}

/** [FMT-1] An account in a button: picture, name or address, balance. */
export function AccountFace(props: AccountFaceProps): ReactElement {
  const { balance = 'show', namespace, charsStart, charsEnd } = props
  const latchkey = useInstance()
  const { address, details } = useSelector((state) => getAccount(state, namespace))
  /** What to do before the account can be used: leave a network, or [SIW-7] sign in. */
  const lostText = useSelector(({ locale, network, signIn }) => {
    const name = matchLocale(locale)
    if (isLost(latchkey, namespace)) return networkButtonTexts[name][0]
    const isActive = !namespace || namespace === network.activeNamespace
    return isActive && signIn?.status === 'signed-out' ? finishSignInTexts[name] : null
  })
  const isBalanceShown = balance === 'show' && lostText === null
  useInsertionEffect(() => adoptStyles(document, 'account-buttons', sheet), [])
  useEffect(
    () => (isBalanceShown ? watchAccount(latchkey, namespace) : undefined),
    [isBalanceShown, latchkey, namespace],
  )
  const locale = useSelector((state) => matchLocale(state.locale))
  const { profileName, balance: exact, balanceText = '', balanceSymbol = '', balanceError } = details
  const shown = exact ?? balanceText
  const unknown = balanceError ? '–' : ''
  return (
    <>
      <span
        className={css.icon}
        aria-hidden="true"
        style={{ backgroundImage: avatarGradient(address ?? '') }}
      />
      <span className={text} data-state={lostText ? 'lost' : undefined}>
        {lostText ?? profileName ?? shortAddress(address ?? '', charsStart, charsEnd)}
      </span>
      {isBalanceShown ? (
        // Isolated, because a right-to-left page would put the symbol first.
        <bdi className={css.balance} data-part="balance">
          {shown ? `${formatBalanceIn(locale, shown)} ${balanceSymbol}` : unknown}
        </bdi>
      ) : null}
    </>
  )
}
