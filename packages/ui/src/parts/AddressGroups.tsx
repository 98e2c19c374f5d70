import { Fragment, type ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './AddressGroups.module.css'

/** A whole address in groups, always from left to right. The gaps aren't text, so a copy has none. */
export function AddressGroups({ groups }: { readonly groups: readonly string[] }): ReactElement {
  useStyles(sheet)
  return (
    <bdi className={css.address} data-part="address" dir="ltr">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of an address never move
        <Fragment key={index}>
          <span>{group}</span>
          <wbr />
        </Fragment>
      ))}
    </bdi>
  )
}
