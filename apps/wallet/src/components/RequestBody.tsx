import { chainName } from '@latchkey/explain/networks'
import type { Detail } from '@latchkey/testing/pairing'
import type { ReactElement } from 'react'
import type { WaitingRequest } from '../wallet/WalletState'
import { readGrants } from '../words/readGrants'
import { requestWarnings } from '../words/requestWarnings'
import { signInDetails } from '../words/signInDetails'
import { signInOf } from '../words/signInOf'
import { siteOf } from '../words/siteOf'
import { Amount } from './Amount'
import { Details } from './Details'
import { Explained } from './Explained'
import { More } from './More'
import { SiteRow } from './SiteRow'

/** What a site asks the owner to sign or send. */
export function RequestBody({
  waiting,
  nodes,
}: {
  readonly waiting: WaitingRequest
  readonly nodes: { readonly [chainId: string]: string }
}): ReactElement {
  const { request, session, task } = waiting
  const { metadata } = session.site
  const { host } = siteOf(metadata)
  const accounts = Object.values(session.namespaces).flatMap((granted) => granted.accounts)
  const warnings = [...task.warnings, ...requestWarnings(task.details, { host, accounts })]
  const signIn = signInOf(task.details)
  const network: Detail = { kind: 'fact', label: 'Network', value: chainName(request.chainId) }
  const facts = signIn ? signInDetails(signIn) : task.switchesTo ? [] : [network]
  return (
    <>
      <SiteRow metadata={metadata} />
      {warnings.map((warning) => (
        <p key={warning} className="caution caution-bad">
          {warning}
        </p>
      ))}
      {task.amount ? <Amount text={task.amount} /> : null}
      <Explained waiting={waiting} nodes={nodes} />
      {signIn && readGrants(signIn).length === 0 ? (
        <p className="soft">This only proves that the account is yours. Nothing is sent or paid.</p>
      ) : null}
      <Details details={[...facts, ...task.details]} />
      <More task={task} />
    </>
  )
}
