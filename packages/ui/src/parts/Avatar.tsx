import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Avatar.module.css'
import { avatarGradient } from './avatarGradient'

/** A picture of an account, made from its address. */
export function Avatar(props: { readonly address: string; readonly size: number }): ReactElement {
  useStyles(sheet)
  const style = { ['--size' as string]: `${props.size}px`, backgroundImage: avatarGradient(props.address) }
  return <span className={css.avatar} data-part="avatar" style={style} aria-hidden="true" />
}
