import type { ReactElement } from 'react'
import { siteOf } from '../words/siteOf'
import { siteWarnings } from '../words/siteWarnings'
import { SiteMark } from './SiteMark'

type Props = {
  readonly metadata: { readonly name: string; readonly url: string; readonly icons: readonly string[] }
}

/** Who is asking, as the site describes itself. */
export function SiteHead({ metadata }: Props): ReactElement {
  const { name, host } = siteOf(metadata)
  return (
    <>
      <div className="site-head">
        <SiteMark metadata={metadata} isBig />
        <strong dir="auto">{name}</strong>
        <span className="host">{host}</span>
      </div>
      {siteWarnings(metadata.url).map((warning) => (
        <p key={warning} className="caution caution-bad">
          {warning}
        </p>
      ))}
    </>
  )
}
