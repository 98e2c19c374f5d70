import type { ReactElement } from 'react'
import type { WaitingRequest } from '../wallet/WalletState'
import { chainName } from '../words/chainName'
import { siteOf } from '../words/siteOf'
import { Details } from './Details'
import { SiteHead } from './SiteHead'
import { signInWarnings } from './signInWarnings'

/** What a site asks to have signed or sent. */
export function RequestBody({ waiting }: { readonly waiting: WaitingRequest }): ReactElement {
  const { request, session, task } = waiting
  const { metadata } = session.site
  const warnings = [...task.warnings, ...signInWarnings(task.details, siteOf(metadata).host)]
  return (
    <>
      <SiteHead metadata={metadata} />
      {warnings.map((warning) => (
        <p key={warning} className="caution caution-bad">
          {warning}
        </p>
      ))}
      <Details
        details={[{ kind: 'fact', label: 'Network', value: chainName(request.chainId) }, ...task.details]}
      />
    </>
  )
}
