import { watchAccount } from '@latchkey/core'
import { type ReactElement, useEffect, useInsertionEffect } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import type { AccountFaceProps } from '../loader/ModalParts'
import sheet, * as css from './accountButton.module.css'
import { adoptStyles } from './adoptStyles'
import { text as textClass } from './HostButton.module.css'
import { readAccountFace } from './readAccountFace'

export { watchAccount } from '@latchkey/core'
export { accountRequest } from './accountRequest'
export { readOwnFace } from './readOwnFace'

/** The class of a button that shows an account. */
export const buttonClass: string = css.account

/** [FMT-1] An account in a button: picture, name or address, balance. */
export function AccountFace(props: AccountFaceProps): ReactElement {
  const { namespace } = props
  const latchkey = useInstance()
  const { picture, text, isLost, balance } = useSelector((state) => readAccountFace(latchkey, state, props))
  const isBalanceShown = balance !== null
  useInsertionEffect(() => adoptStyles(document, 'account-buttons', sheet), [])
  useEffect(
    () => (isBalanceShown ? watchAccount(latchkey, namespace) : undefined),
    [isBalanceShown, latchkey, namespace],
  )
  return (
    <>
      <span className={css.icon} aria-hidden="true" style={{ backgroundImage: picture }} />
      <span className={textClass} data-state={isLost ? 'lost' : undefined}>
        {text}
      </span>
      {isBalanceShown ? (
        // Isolated, because a right-to-left page would put the symbol first.
        <bdi className={css.balance} data-part="balance">
          {balance}
        </bdi>
      ) : null}
    </>
  )
}
