import type { ReactElement } from 'react'
import type { PhraseBox } from '../keys/openPhrase'
import type { Wallet } from '../wallet/createWallet'
import { Dialog } from './Dialog'
import { useTask } from './useTask'

type Props = {
  readonly wallet: Wallet
  readonly phrase: PhraseBox
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Confirms before resetting the wallet. */
export function ResetDialog({ wallet, phrase, onClose, onChanged }: Props): ReactElement {
  const { isRunning, run } = useTask()
  const reset = () =>
    run(async () => {
      // A site that can't be reached finds the session gone on its next request.
      await wallet.disconnectAll().catch(() => undefined)
      phrase.forget()
      onChanged()
    })
  return (
    <Dialog
      title="Reset the wallet?"
      closeWord="Cancel"
      onClose={onClose}
      actions={
        <button type="button" className="danger-button" disabled={isRunning} onClick={reset}>
          Reset
        </button>
      }
    >
      <p>Disconnects every site and goes back to the demo keys.</p>
      {phrase.isDemo ? null : (
        <p className="caution caution-bad">
          Your own keys are deleted from this browser. Without the twelve words, you can’t get them back.
        </p>
      )}
    </Dialog>
  )
}
