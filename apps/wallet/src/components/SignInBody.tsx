import type { ReactElement } from 'react'
import type { WaitingSignIn } from '../wallet/WalletState'
import { signInWarnings } from '../words/signInWarnings'
import { siteOf } from '../words/siteOf'
import { Details } from './Details'
import { Grants } from './Grants'
import { SiteHead } from './SiteHead'
import { Unverified } from './Unverified'

/** What a site wants signed as it connects: the whole text and its details. */
export function SignInBody({ waiting }: { readonly waiting: WaitingSignIn }): ReactElement {
  const { signIn, read } = waiting
  const { metadata } = signIn.requester
  const details = [{ kind: 'text' as const, label: 'You sign this text', text: read.text }]
  return (
    <>
      <SiteHead metadata={metadata} />
      {signInWarnings(details, siteOf(metadata).host).map((warning) => (
        <p key={warning} className="caution caution-bad" role="alert">
          {warning}
        </p>
      ))}
      <Unverified />
      <Details details={details} />
      {read.namespaces ? (
        <Grants namespaces={read.namespaces} />
      ) : (
        <p className="soft grants-end">Signs you in once. The site isn’t connected afterwards.</p>
      )}
    </>
  )
}
