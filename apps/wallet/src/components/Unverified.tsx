import type { ReactElement } from 'react'

/** What nobody can check from here, and the owner can. */
export function Unverified(): ReactElement {
  return (
    <p className="caution">
      <strong>Not verified.</strong> Name and address are what the site says of itself. Go on only if you came
      from there just now.
    </p>
  )
}
