import type { ReactElement, ReactNode } from 'react'
import { siteOf } from '../words/siteOf'
import { SiteMark } from './SiteMark'

type Props = {
  readonly metadata: { readonly name: string; readonly url: string; readonly icons: readonly string[] }
  /** The second line. Defaults to the site's host. */
  readonly line?: string
  /** What comes at the end of the row. */
  readonly children?: ReactNode
}

/** A site in one row. */
export function SiteRow({ metadata, line, children }: Props): ReactElement {
  const { name, host } = siteOf(metadata)
  return (
    <div className="row">
      <SiteMark metadata={metadata} />
      <span className="row-text">
        <strong dir="auto">{name}</strong>
        <span className="soft">{line ?? host}</span>
      </span>
      {children}
    </div>
  )
}
