import { createPhrase } from '@latchkey/testing/pairing'
import { type ReactElement, useState } from 'react'
import type { PhraseBox } from '../keys/openPhrase'
import type { Wallet } from '../wallet/createWallet'
import { Dialog } from './Dialog'
import { Fault } from './Fault'
import { useTask } from './useTask'

type Props = {
  readonly wallet: Wallet
  readonly phrase: PhraseBox
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Where the owner gets keys that nobody else has. */
export function KeysDialog({ wallet, phrase, onClose, onChanged }: Props): ReactElement {
  const [words, setWords] = useState(phrase.isDemo ? createPhrase : phrase.phrase)
  const { isRunning, fault, run } = useTask()
  const use = () =>
    run(async () => {
      phrase.keep(words)
      // Connected sites know the old accounts; those that can't be told hear nothing more from here.
      await wallet.disconnectAll().catch(() => undefined)
      onChanged()
    })
  return (
    <Dialog
      title="Keys of your own"
      closeWord="Cancel"
      onClose={onClose}
      actions={
        <>
          <Fault text={fault} />
          <button
            type="button"
            className="plain-button"
            disabled={isRunning}
            onClick={() => setWords(createPhrase())}
          >
            New words
          </button>
          <button type="button" className="primary-button" disabled={isRunning} onClick={use}>
            Use these keys
          </button>
        </>
      }
    >
      <p className="caution caution-bad">
        The words are kept in this browser without a password. Whoever can use this browser, and every
        extension that may read this page, can take them. Keep nothing of value here.
      </p>
      <label className="field" htmlFor="phrase">
        Twelve words; write them down, or put in your own
      </label>
      <textarea
        id="phrase"
        rows={3}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={fault !== null}
      />
      <p className="soft">All four accounts come from them. Sites that are connected now are disconnected.</p>
    </Dialog>
  )
}
