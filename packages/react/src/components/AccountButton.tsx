import { getStatus } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import type { ReactElement } from 'react'
import { useScope } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import { HostButton } from './HostButton'
import { useAccountModule } from './useAccountModule'

/** Props of {@link AccountButton}. */
export type AccountButtonProps = {
  readonly size?: 'md' | 'sm'
  readonly disabled?: boolean
  readonly balance?: 'show' | 'hide'
  readonly namespace?: Namespace
  /** How many characters of the address to show before and after the gap. */
  readonly charsStart?: number
  readonly charsEnd?: number
}

/** Shows the connected account with its balance and opens the account view. Renders nothing while no wallet is connected. */
export function AccountButton(props: AccountButtonProps): ReactElement | null {
  const { size, disabled, namespace, ...face } = props
  const scope = useScope()
  const isConnected = useSelector((state) => getStatus(state, namespace) === 'connected')
  const module = useAccountModule(isConnected)
  const early = useSelector((state) => scope.early?.moduleFor(state, namespace))
  const account = (isConnected && module) || early
  if (!account) return null
  return (
    <HostButton
      look="account"
      className={account.buttonClass}
      size={size}
      disabled={disabled}
      getRequest={(latchkey) => account.accountRequest(latchkey, namespace)}
    >
      <account.AccountFace {...face} namespace={namespace} />
    </HostButton>
  )
}
