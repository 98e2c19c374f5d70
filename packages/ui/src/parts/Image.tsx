import { type ReactElement, type ReactNode, useState } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Image.module.css'
import { Monogram } from './Monogram'
import { safeImageSource } from './safeImageSource'

/** What {@link Image} takes. */
export type ImageProps = {
  /** An untrusted value; loaded only if {@link safeImageSource} accepts it. */
  readonly src?: unknown
  /** Origins that `http(s)` images can come from. */
  readonly allowed?: readonly string[] | undefined
  /** Whose image it is; its first letter replaces a missing image. */
  readonly name: string
  /** Text alternative; leave it empty (the default) when the name is next to it. */
  readonly alt?: string
  readonly size: number
  readonly shape?: 'square' | 'round'
  /** Loads it when it is about to scroll into view; for long lists. */
  readonly lazy?: boolean
  /** Shown instead of the monogram. */
  readonly fallback?: ReactNode
}

/** An untrusted image at a fixed size, as `<img>` only, so nothing inside it can run. */
export function Image(props: ImageProps): ReactElement {
  useStyles(sheet)
  const { src, allowed, name, alt = '', size, shape = 'square', lazy, fallback } = props
  const safe = safeImageSource(src, allowed)
  const [failed, setFailed] = useState<string>()
  if (!safe || failed === safe) return <>{fallback ?? <Monogram name={name} size={size} shape={shape} />}</>
  return (
    <img
      className={css.image}
      data-part="image"
      data-shape={shape}
      // Must come before the address, or it loads at once.
      loading={lazy ? 'lazy' : undefined}
      src={safe}
      alt={alt}
      width={size}
      height={size}
      style={{ ['--size' as string]: `${size}px` }}
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      onError={() => setFailed(safe)}
    />
  )
}
