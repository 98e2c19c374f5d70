import type { ReactElement } from 'react'
import { HostButton } from './HostButton'
import { type AccountFaceProps, useAccountFace } from './useAccountFace'

/** What {@link AccountButton} may be told. */
export type AccountButtonProps = AccountFaceProps

/** The connected account, with its balance; leads to the account, and is not there while none is connected. */
export function AccountButton(props: AccountButtonProps): ReactElement | null {
  const face = useAccountFace(props)
  return face && <HostButton {...face} />
}
