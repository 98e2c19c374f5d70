import { type ReactElement, useEffect, useState } from 'react'
import type { Wallet } from '../wallet/createWallet'
import type { Waiting } from '../wallet/WalletState'
import { signInOf } from '../words/signInOf'
import { titleOf } from '../words/titleOf'
import { Dialog } from './Dialog'
import { Fault } from './Fault'
import { ProposalBody } from './ProposalBody'
import { RequestBody } from './RequestBody'
import { SignInBody } from './SignInBody'
import { useTask } from './useTask'

type Props = {
  readonly wallet: Wallet
  readonly waiting: Waiting
  /** Postpones it. It stays on the list. */
  readonly onLater: () => void
}

/** Ignores the second half of a double click, which would approve what just appeared in the same place. */
const armingMs = 600

/** Where the owner decides on one request. */
export function Sheet({ wallet, waiting, onLater }: Props): ReactElement {
  const { isRunning, fault, run } = useTask()
  const [isArmed, setArmed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), armingMs)
    return () => clearTimeout(timer)
  }, [])
  const canApprove =
    waiting.kind !== 'proposal' ||
    (waiting.grant.missing.length === 0 && Object.keys(waiting.grant.namespaces).length > 0)
  return (
    <Dialog
      title={titleOf(waiting)}
      closeWord="Later"
      onClose={onLater}
      actions={
        <>
          <Fault text={fault} />
          <button
            type="button"
            className="plain-button"
            disabled={isRunning}
            onClick={() => run(() => wallet.reject(waiting))}
          >
            Reject
          </button>
          <button
            type="button"
            className="primary-button"
            disabled={isRunning || !isArmed || !canApprove}
            onClick={() => run(() => wallet.approve(waiting))}
          >
            {isRunning ? 'One moment…' : verbOf(waiting)}
          </button>
        </>
      }
    >
      <Body waiting={waiting} />
    </Dialog>
  )
}

function Body({ waiting }: { readonly waiting: Waiting }): ReactElement {
  if (waiting.kind === 'proposal') return <ProposalBody waiting={waiting} />
  return waiting.kind === 'signIn' ? <SignInBody waiting={waiting} /> : <RequestBody waiting={waiting} />
}

function verbOf(waiting: Waiting): string {
  if (waiting.kind === 'request' && !signInOf(waiting.task.details)) return waiting.task.verb
  return waiting.kind === 'proposal' ? 'Connect' : 'Sign in'
}
