import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { Wallet } from '../wallet/createWallet'
import type { Waiting } from '../wallet/WalletState'
import { ProposalBody } from './ProposalBody'
import { RequestBody } from './RequestBody'
import { useTask } from './useTask'

type Props = {
  readonly wallet: Wallet
  readonly waiting: Waiting
  /** Puts it off; it stays on the list. */
  readonly onLater: () => void
}

/** The second half of a double click must not approve what has just come up in the same place. */
const armingMs = 600

/** Where the owner decides on one thing. */
export function Sheet({ wallet, waiting, onLater }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const { isRunning, fault, run } = useTask()
  const [isArmed, setArmed] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
    const timer = setTimeout(() => setArmed(true), armingMs)
    return () => clearTimeout(timer)
  }, [])
  const isProposal = waiting.kind === 'proposal'
  const canApprove =
    !isProposal || (waiting.grant.missing.length === 0 && Object.keys(waiting.grant.namespaces).length > 0)
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="sheet-title" onClose={onLater}>
      <header className="sheet-head">
        <h2 id="sheet-title">{isProposal ? 'Connect this site?' : waiting.task.title}</h2>
        <button type="button" className="quiet-button" onClick={() => dialog.current?.close()}>
          Later
        </button>
      </header>
      <div className="sheet-body">
        {isProposal ? <ProposalBody waiting={waiting} /> : <RequestBody waiting={waiting} />}
      </div>
      <footer className="sheet-foot">
        {fault ? (
          <p className="caution caution-bad" role="alert">
            {fault}
          </p>
        ) : null}
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
          {isRunning ? 'One moment…' : isProposal ? 'Connect' : waiting.task.verb}
        </button>
      </footer>
    </dialog>
  )
}
