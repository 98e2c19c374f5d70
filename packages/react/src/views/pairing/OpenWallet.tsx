import { LinkButton } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Note } from '../parts/Note'
import { useOpenWallet } from './OpenWallet.model'

/** Opens the paired wallet that is asked to sign. Renders nothing without one. */
export function OpenWallet(): ReactElement | null {
  const shown = useOpenWallet()
  if (!shown) return null
  const { link, hint } = shown
  return (
    <>
      {hint ? <Note>{hint}</Note> : null}
      {link ? (
        <LinkButton
          wide
          data-part="open-link"
          href={link.href}
          target={link.target}
          rel="noopener noreferrer"
          onClick={link.opened}
        >
          {link.text}
        </LinkButton>
      ) : null}
    </>
  )
}
