import type { Detail } from '@latchkey/testing/pairing'
import type { ReactElement } from 'react'
import type { WaitingRequest } from '../wallet/WalletState'
import { chainName } from '../words/chainName'
import { signInWarnings } from '../words/signInWarnings'
import { siteOf } from '../words/siteOf'
import { Amount } from './Amount'
import { Details } from './Details'
import { More } from './More'
import { SiteMark } from './SiteMark'

/** What a site asks to have signed or sent. */
export function RequestBody({ waiting }: { readonly waiting: WaitingRequest }): ReactElement {
  const { request, session, task } = waiting
  const { metadata } = session.site
  const { name, host } = siteOf(metadata)
  const warnings = [...task.warnings, ...signInWarnings(task.details, host)]
  const network: Detail = { kind: 'fact', label: 'Network', value: chainName(request.chainId) }
  return (
    <>
      <div className="row">
        <SiteMark metadata={metadata} />
        <span className="row-text">
          <strong dir="auto">{name}</strong>
          <span className="soft">{host}</span>
        </span>
      </div>
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
