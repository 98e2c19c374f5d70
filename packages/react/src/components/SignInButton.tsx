import { getNetwork, getStatus } from '@latchkey/core'
import type { ReactElement } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { useSignIn } from '../hooks/useSignIn'
import { matchLocale } from '../i18n/matchLocale'
import { signInTexts } from '../i18n/signInTexts'
import { HostButton } from './HostButton'
import { text } from './HostButton.module.css'

/** Props of {@link SignInButton}. */
export type SignInButtonProps = {
  readonly label?: string
  readonly size?: 'md' | 'sm'
  readonly disabled?: boolean
}

/**
 * Opens the sign-in of the account in use, or the wallets while none is connected. Renders nothing once the visitor is
 * signed in, and on sites without sign-in.
 */
export function SignInButton({ label, size, disabled }: SignInButtonProps): ReactElement | null {
  const { options } = useInstance()
  const { isEnabled, isSignedIn, status } = useSignIn()
  const isConnected = useSelector((state) => getStatus(state) === 'connected')
  // Nobody signs in on a network that the site doesn't support.
  const isLost = useSelector((state) => getNetwork(state)?.isSupported === false)
  const locale = useSelector((state) => matchLocale(state.locale))
  // Without a status, the account needs no sign-in or isn't known yet.
  if (!isEnabled || isSignedIn || (isConnected && status === null)) return null
  return (
    <HostButton
      look="connect"
      size={size}
      disabled={disabled}
      isBusy={isConnected && status === 'checking'}
      getRequest={() =>
        !isConnected
          ? { view: 'Connect' }
          : isLost
            ? { view: 'UnsupportedChain' }
            : { view: options.siwx ? 'SIWXSignMessage' : 'ConnectingSiwe' }
      }
    >
      <span className={text}>{label ?? signInTexts[locale]}</span>
    </HostButton>
  )
}
