import type { ReactElement } from 'react'
import { HostButton } from './HostButton'
import { type AccountFaceProps, useAccountFace } from './useAccountFace'
import { type ConnectFaceProps, useConnectFace } from './useConnectFace'

/** What {@link ConnectButton} may be told. */
export type ConnectButtonProps = ConnectFaceProps & AccountFaceProps

/**
 * Leads to the wallets, and to the account once one is connected. It stays one and the same button in the page,
 * so that the focus returns to it from the modal it opened.
 */
export function ConnectButton(props: ConnectButtonProps): ReactElement {
  const connect = useConnectFace(props)
  const account = useAccountFace(props)
  return <HostButton {...(account ?? connect)} />
}
