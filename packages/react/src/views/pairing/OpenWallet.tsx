import type { ReactElement } from 'react'
import { useOpenWallet } from './OpenWallet.model'

/** Brings the wallet elsewhere to the front that is asked to sign; nothing where none is. */
export function OpenWallet(): ReactElement | null {
  const shown = useOpenWallet()
  if (!shown) return null
  const { link, hint } = shown
  return (
    <>
      {hint ? <p className="lk-note">{hint}</p> : null}
      {link ? (
        <a
          className="lk-button"
          data-part="open-link"
          data-look="primary"
          data-wide
          href={link.href}
          target={link.target}
          rel="noopener noreferrer"
          onClick={link.opened}
        >
          <span className="lk-button-label">{link.text}</span>
        </a>
      ) : null}
    </>
  )
}
