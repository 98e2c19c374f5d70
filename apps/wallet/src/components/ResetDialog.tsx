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

/** Asks once before the wallet is as on the first day. */
export function ResetDialog({ wallet, phrase, onClose, onChanged }: Props): ReactElement {
  const { isRunning, run } = useTask()
  const reset = () =>
    run(async () => {
      // A site that can't be told finds the session gone when it asks next.
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
      <p>Every site is disconnected, and the wallet goes back to the demo keys.</p>
      {phrase.isDemo ? null : (
        <p className="caution caution-bad">
          Your own keys are deleted here. Without the words written down, nobody gets them back.
        </p>
      )}
    </Dialog>
  )
}
