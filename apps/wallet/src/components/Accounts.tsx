import { type ReactElement, useState } from 'react'
import type { PhraseBox } from '../keys/openPhrase'
import type { Wallet } from '../wallet/createWallet'
import { CopyButton } from './CopyButton'
import { KeysDialog } from './KeysDialog'
import { ResetDialog } from './ResetDialog'

type Props = {
  readonly wallet: Wallet
  readonly phrase: PhraseBox
  /** The keys have changed. */
  readonly onChanged: () => void
}

/** The accounts, one per family, and where their keys come from. */
export function Accounts({ wallet, phrase, onChanged }: Props): ReactElement {
  const [open, setOpen] = useState<'keys' | 'reset' | null>(null)
  const close = () => setOpen(null)
  return (
    <section className="card" aria-labelledby="accounts-title">
      <h2 id="accounts-title">Accounts</h2>
      <ul className="rows">
        {wallet.families.map(({ namespace, name, usualChains, addressOn }) => {
          const address = addressOn(usualChains[0] ?? '') ?? ''
          return (
            <li key={namespace} className="row">
              <span className="mark" data-family={namespace} aria-hidden="true">
                {name[0]}
              </span>
              <span className="row-text">
                <strong>{name}</strong>
                <code className="address" title={address}>
                  <span>{address.slice(0, -6)}</span>
                  <span>{address.slice(-6)}</span>
                </code>
              </span>
              <CopyButton text={address} label={`${name} address`} />
            </li>
          )
        })}
      </ul>
      <p className={phrase.isDemo ? 'caution caution-bad' : 'caution'}>
        {phrase.isDemo ? (
          <>
            <strong>Demo keys, for testing only.</strong> These accounts’ recovery phrase is public. Anyone
            can take what you send there.
          </>
        ) : (
          <>
            <strong>Your own keys.</strong> They’re stored in this browser without a password. Use them for
            testing, not for anything of value.
          </>
        )}
      </p>
      <div className="actions">
        <button type="button" className="plain-button" onClick={() => setOpen('keys')}>
          {phrase.isDemo ? 'Create my own keys' : 'Show or change keys'}
        </button>
        <button type="button" className="plain-button" onClick={() => setOpen('reset')}>
          Reset the wallet
        </button>
      </div>
      {open === 'keys' ? (
        <KeysDialog wallet={wallet} phrase={phrase} onClose={close} onChanged={onChanged} />
      ) : null}
      {open === 'reset' ? (
        <ResetDialog wallet={wallet} phrase={phrase} onClose={close} onChanged={onChanged} />
      ) : null}
    </section>
  )
}
