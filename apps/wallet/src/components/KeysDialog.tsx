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

/** Lets the owner create keys or enter their own. */
export function KeysDialog({ wallet, phrase, onClose, onChanged }: Props): ReactElement {
  const [words, setWords] = useState(phrase.isDemo ? createPhrase : phrase.phrase)
  const { isRunning, fault, run } = useTask()
  const use = () =>
    run(async () => {
      phrase.keep(words)
      // Connected sites know the old accounts. A site that can't be reached now gets no more answers.
      await wallet.disconnectAll().catch(() => undefined)
      onChanged()
    })
  return (
    <Dialog
      title="Your own keys"
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
        The words are stored in this browser without a password. Anyone who can use this browser, and any
        extension that can read this page, can take them. Keep nothing of value here.
      </p>
      <label className="field" htmlFor="phrase">
        Twelve words. Write them down, or enter your own.
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
      <p className="soft">All four accounts come from them. Connected sites are disconnected.</p>
    </Dialog>
  )
}
