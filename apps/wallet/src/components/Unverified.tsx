import type { ReactElement } from 'react'

/** A warning about what the wallet can't check. */
export function Unverified(): ReactElement {
  return (
    <p className="caution">
      <strong>Not verified.</strong> The site provides its own name and address. Continue only if you just
      came from there.
    </p>
  )
}
