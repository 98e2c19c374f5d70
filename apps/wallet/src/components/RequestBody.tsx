import type { Detail } from '@latchkey/testing/pairing'
import type { ReactElement } from 'react'
import type { WaitingRequest } from '../wallet/WalletState'
import { chainName } from '../words/chainName'
import { signInWarnings } from '../words/signInWarnings'
import { siteOf } from '../words/siteOf'
import { Amount } from './Amount'
import { Details } from './Details'
import { More } from './More'
import { SiteRow } from './SiteRow'

/** What a site asks to have signed or sent. */
export function RequestBody({ waiting }: { readonly waiting: WaitingRequest }): ReactElement {
  const { request, session, task } = waiting
  const { metadata } = session.site
  const { host } = siteOf(metadata)
  const warnings = [...task.warnings, ...signInWarnings(task.details, host)]
  const network: Detail = { kind: 'fact', label: 'Network', value: chainName(request.chainId) }
  return (
    <>
      <SiteRow metadata={metadata} />
      {warnings.map((warning) => (
        <p key={warning} className="caution caution-bad">
          {warning}
        </p>
      ))}
      {task.amount ? <Amount text={task.amount} /> : null}
      <Details details={[...(task.switchesTo ? [] : [network]), ...task.details]} />
      <More task={task} />
    </>
  )
}
