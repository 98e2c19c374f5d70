import { LinkButton } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Note } from '../parts/Note'
import { useOpenWallet } from './OpenWallet.model'

/** Brings the wallet elsewhere to the front that is asked to sign; nothing where none is. */
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
