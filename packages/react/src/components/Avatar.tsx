import { getAccount } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { avatarGradient } from '@latchkey/ui'
import { type ReactElement, useEffect, useRef } from 'react'
import { useSelector } from '../hooks/useSelector'

/** Props of {@link Avatar}. */
export type AvatarProps = {
  /** Defaults to the connected account. */
  readonly address?: string
  readonly namespace?: Namespace
  /** In px; 24 by default. */
  readonly size?: number
}

/** A picture of an account, made from its address: nothing is loaded for it. Empty while no wallet is connected. */
export function Avatar({ address, namespace, size = 24 }: AvatarProps): ReactElement {
  const own = useSelector((state) => getAccount(state, namespace).address)
  const shown = address ?? own
  const picture = useRef<SVGSVGElement>(null)
  useEffect(() => {
    // Through the CSSOM, because a policy may forbid the style attribute that a server would write.
    picture.current?.style.setProperty('border-radius', '50%')
    picture.current?.style.setProperty('background-image', shown ? avatarGradient(shown) : 'none')
  }, [shown])
  return <svg ref={picture} width={size} height={size} aria-hidden="true" data-part="avatar" />
}
