import type { ReactElement } from 'react'
import { usePlayground } from '../playground/usePlayground'

/** Numbers as words, to start a sentence with. */
const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

/** Offers demo wallets to a visitor who has none, and opens the modal that lists them. */
export function DemoWalletOffer(): ReactElement {
  const { playground, wallets, settings, walletsError, hasWallet } = usePlayground()
  const start = async () => {
    await playground.turnOnDemoWallets()
    // Focus returns to the element that has it now, and this offer will be gone by then.
    document.querySelector<HTMLElement>('[data-part="connect-button"]')?.focus()
    await playground.getState().latchkey.open()
  }
  return (
    <div className="offer" role="status">
      {settings.wallets && !walletsError ? (
        <p>
          <span>
            {wallets
              ? `${words[wallets.list.length] ?? wallets.list.length} demo wallets are ready in this page.`
              : 'Loading the demo wallets…'}{' '}
            <a href="#wallets">You decide how they answer.</a>
          </span>
        </p>
      ) : (
        <p>
          {walletsError ?? (hasWallet === false ? 'No wallet in this browser?' : 'Just looking?')}{' '}
          <button type="button" className="button" onClick={() => void start()}>
            Try it with demo wallets
          </button>
        </p>
      )}
    </div>
  )
}
