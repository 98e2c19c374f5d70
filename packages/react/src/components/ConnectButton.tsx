import { getStatus } from '@latchkey/core'
import type { ReactElement } from 'react'
import { useSelector } from '../hooks/useSelector'
import { buttonTexts } from '../i18n/buttonTexts'
import { matchLocale } from '../i18n/matchLocale'
import type { AccountButtonProps } from './AccountButton'
import { HostButton } from './HostButton'
import { useAccountModule } from './useAccountModule'

/** What {@link ConnectButton} may be told. */
export type ConnectButtonProps = AccountButtonProps & {
  readonly label?: string
  readonly loadingLabel?: string
}

/**
 * Leads to the wallets, and to the account once one is connected. It stays one and the same button in the page,
 * so that the focus returns to it from the modal it opened.
 */
export function ConnectButton(props: ConnectButtonProps): ReactElement {
  const { label, loadingLabel, size, disabled, namespace, ...face } = props
  const status = useSelector((state) => getStatus(state, namespace))
  const [connect, connecting] = useSelector((state) => buttonTexts[matchLocale(state.locale)])
  const account = useAccountModule(status === 'connected')
  // An account whose side of the button is still on its way is not there yet either.
  const isBusy = status !== 'disconnected' && !account
  return (
    <HostButton
      look={account ? 'account' : 'connect'}
      size={size}
      disabled={disabled}
      isBusy={isBusy}
      getRequest={(latchkey) =>
        status === 'connected'
          ? (account?.accountRequest(latchkey, namespace) ?? { view: 'Account' })
          : { view: 'Connect', ...(namespace ? { namespace } : {}) }
      }
    >
      {account ? (
        <account.AccountFace {...face} namespace={namespace} />
      ) : (
        <span className="lk-host-text">{isBusy ? (loadingLabel ?? connecting) : (label ?? connect)}</span>
      )}
    </HostButton>
  )
}
