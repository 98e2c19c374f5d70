import { getStatus } from '@latchkey/core'
import type { ReactElement } from 'react'
import { useScope } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { buttonTexts } from '../i18n/buttonTexts'
import { connectingTexts } from '../i18n/connectingTexts'
import { matchLocale } from '../i18n/matchLocale'
import type { AccountButtonProps } from './AccountButton'
import { CustomConnectButton } from './CustomConnectButton'
import { HostButton } from './HostButton'
import * as css from './HostButton.module.css'
import { useAccountModule } from './useAccountModule'

/** Props of {@link ConnectButton}. */
export type ConnectButtonProps = AccountButtonProps & {
  readonly label?: string
  readonly loadingLabel?: string
}

/** It stays the same button element, so focus returns to it from the modal. */
function UsualConnectButton(props: ConnectButtonProps): ReactElement {
  const { label, loadingLabel, size, disabled, namespace, ...face } = props
  const scope = useScope()
  const status = useSelector((state) => getStatus(state, namespace))
  const locale = useSelector((state) => matchLocale(state.locale))
  const module = useAccountModule(status !== 'disconnected')
  const early = useSelector((state) => scope.early?.moduleFor(state, namespace))
  const account = (status === 'connected' && module) || early
  // While the account's part of the button loads, there is no account to show.
  const isBusy = status !== 'disconnected' && !account
  // A visitor who returns connected must not see "Connect", even for a moment.
  const text = isBusy ? (loadingLabel ?? connectingTexts[locale]) : (label ?? buttonTexts[locale])
  return (
    <HostButton
      look={account ? 'account' : 'connect'}
      className={account?.buttonClass}
      size={size}
      disabled={disabled}
      isBusy={isBusy}
      getRequest={(latchkey) =>
        account?.accountRequest(latchkey, namespace) ?? {
          view: status === 'connected' ? 'Account' : 'Connect',
          ...(namespace && { namespace }),
        }
      }
    >
      {account ? (
        <account.AccountFace {...face} namespace={namespace} />
      ) : (
        <span className={css.text}>{text}</span>
      )}
    </HostButton>
  )
}

/** Opens the wallets, or the account once one is connected. `ConnectButton.Custom` is one that the site draws. */
export const ConnectButton: typeof UsualConnectButton & { readonly Custom: typeof CustomConnectButton } =
  /* @__PURE__ */ Object.assign(UsualConnectButton, { Custom: CustomConnectButton })
