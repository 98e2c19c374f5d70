import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'
import { avatarGradient } from './avatarGradient'

/** Styles of {@link Avatar}. */
export const avatarStyles: string = /* css */ `
.lk-avatar{display:inline-block;flex:none;inline-size:var(--size);block-size:var(--size);border-radius:50%;forced-color-adjust:none}
`

/** A picture of an account made from its address alone. */
export function Avatar(props: { readonly address: string; readonly size: number }): ReactElement {
  useStyles(avatarStyles)
  const style = { ['--size' as string]: `${props.size}px`, backgroundImage: avatarGradient(props.address) }
  return <span className="lk-avatar" data-part="avatar" style={style} aria-hidden="true" />
}
