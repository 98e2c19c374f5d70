import { useAccount, useSignIn } from 'latchkey/react'
import { type ReactElement, useId } from 'react'
import { useTask } from '../actions/useTask'
import { usePlayground } from '../playground/usePlayground'
import { ProtectedCall } from './ProtectedCall'

/** Shows who is signed in and until when, with buttons to sign in and out. */
export function SignInCard(): ReactElement {
  const { getToken } = usePlayground()
  const { isConnected } = useAccount()
  const { status, session, isSignedIn, isOtherAddress, error: failure, ask, signOut } = useSignIn()
  const { isRunning, error, run } = useTask()
  const title = useId()
  const until = session?.data.expirationTime
  return (
    <article className="card" aria-labelledby={title} data-card="sign-in">
      <h3 id={title}>Sign in</h3>
      <dl className="session">
        <dt>Status</dt>
        <dd data-result="sign-in-status">{status ?? 'not connected'}</dd>
        {session ? (
          <>
            <dt>Account</dt>
            <dd>
              <code>{session.data.accountAddress}</code>
              {isOtherAddress ? ' (not the current account)' : ''}
            </dd>
            <dt>Until</dt>
            <dd>{until ? new Date(until).toLocaleString() : 'you sign out'}</dd>
          </>
        ) : null}
      </dl>
      <div className="row">
        <button
          type="button"
          className="button button-main"
          disabled={!isConnected || (isSignedIn && !isOtherAddress) || isRunning}
          onClick={() => run(ask)}
        >
          Sign in
        </button>
        <button
          type="button"
          className="button"
          disabled={!session || isRunning}
          onClick={() => run(signOut)}
        >
          Sign out
        </button>
      </div>
      {getToken ? <ProtectedCall getToken={getToken} key={session?.data.nonce} /> : null}
      <div className="result" role="status">
        {(error ?? failure) ? <p className="fault">{error ?? failure?.message}</p> : null}
      </div>
    </article>
  )
}
