import type { ReactElement } from 'react'
import { siteOf } from '../words/siteOf'

type Props = { readonly metadata: { readonly name: string; readonly url: string } }

/** Who asks, by its own word. */
export function SiteHead({ metadata }: Props): ReactElement {
  const { name, host, monogram } = siteOf(metadata)
  return (
    <div className="site-head">
      <span className="mark mark-big" aria-hidden="true">
        {monogram}
      </span>
      <strong dir="auto">{name}</strong>
      <span className="soft">{host}</span>
    </div>
  )
}
