import { type ReactElement, useState } from 'react'
import { callProtectedRoute, type ProtectedAnswer } from '../actions/callProtectedRoute'
import { useTask } from '../actions/useTask'
import { usePlayground } from '../playground/usePlayground'

/** Asks the gateway who the visitor is, which needs the token of a session. */
export function ProtectedCall({
  getToken,
}: {
  readonly getToken: () => Promise<string | null>
}): ReactElement | null {
  const { gateway, projectId } = usePlayground().playground.site
  const [answer, setAnswer] = useState<ProtectedAnswer | null>(null)
  const { isRunning, error, run } = useTask()
  if (gateway === null) return null
  const call = async () => {
    setAnswer(null)
    setAnswer(await callProtectedRoute({ gateway, projectId, token: await getToken() }))
  }
  return (
    <>
      <div className="row">
        <button type="button" className="button" disabled={isRunning} onClick={() => run(call)}>
          Call the protected route
        </button>
      </div>
      <div className="result" role="status" data-result="protected">
        {answer ? (
          <>
            <p className={answer.isGood ? 'good' : 'fault'}>
              {answer.hasToken ? 'With a token' : 'Without a token'}: {answer.status}
            </p>
            <code>{answer.text}</code>
          </>
        ) : null}
        {error ? <p className="fault">{error}</p> : null}
      </div>
    </>
  )
}
