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
  /** The node of each chain, by its CAIP-2 id. */
  readonly nodes: { readonly [chainId: string]: string }
  /** Postpones it. It stays on the list. */
  readonly onLater: () => void
}

/** Ignores the second half of a double click, which would approve what just appeared in the same place. */
const armingMs = 600

/** Where the owner decides on one request. */
export function Sheet({ wallet, waiting, nodes, onLater }: Props): ReactElement {
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
      <Body waiting={waiting} nodes={nodes} />
    </Dialog>
  )
}

function Body({ waiting, nodes }: Pick<Props, 'waiting' | 'nodes'>): ReactElement {
  if (waiting.kind === 'proposal') return <ProposalBody waiting={waiting} />
  if (waiting.kind === 'signIn') return <SignInBody waiting={waiting} />
  return <RequestBody waiting={waiting} nodes={nodes} />
}

function verbOf(waiting: Waiting): string {
  if (waiting.kind === 'request' && !signInOf(waiting.task.details)) return waiting.task.verb
  return waiting.kind === 'proposal' ? 'Connect' : 'Sign in'
}
