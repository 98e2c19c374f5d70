import { getAccount } from '@latchkey/core'
import { type ReactElement, useInsertionEffect } from 'react'
import sheet, * as css from '../components/accountButton.module.css'
import { adoptStyles } from '../components/adoptStyles'
import { text } from '../components/HostButton.module.css'
import { shortAddress } from '../components/shortAddress'
import { useSelector } from '../hooks/useSelector'
import type { AccountFaceProps } from '../loader/ModalParts'
import { useRememberedAccount } from './useRememberedAccount'

/** [FMT-1] The account of the last visit in a button, with the measures of `AccountFace`, which takes its place. */
export function RememberedFace(props: AccountFaceProps): ReactElement {
  const { balance = 'show', namespace, charsStart, charsEnd } = props
  const remembered = useRememberedAccount({ namespace })
  const address = useSelector((state) => getAccount(state, namespace).address) ?? remembered?.address
  useInsertionEffect(() => adoptStyles(document, 'account-buttons', sheet), [])
  return (
    <>
      {/* Its picture is a style attribute, which a policy may forbid a server to write. */}
      <span className={`${css.icon} ${css.letter}`} aria-hidden="true" />
      <span className={text}>{shortAddress(address ?? '', charsStart, charsEnd)}</span>
      {balance === 'show' ? <bdi className={css.balance} data-part="balance" /> : null}
    </>
  )
}
