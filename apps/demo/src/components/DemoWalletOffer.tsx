import type { ReactElement } from 'react'
import { usePlayground } from '../playground/usePlayground'

/** How numbers are written at the beginning of a sentence. */
const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

/** One click for a newcomer without any extension: wallets to try, and the modal that lists them. */
export function DemoWalletOffer(): ReactElement {
  const { playground, wallets, settings, walletsError, hasWallet } = usePlayground()
  const start = async () => {
    await playground.turnOnDemoWallets()
    // Where the focus is now is where it returns to, and this offer will be gone by then.
    document.querySelector<HTMLElement>('[data-part="connect-button"]')?.focus()
    await playground.getState().latchkey.open()
  }
  return (
    <div className="offer" role="status">
      {settings.wallets && !walletsError ? (
        <p>
          <span>
            {wallets
              ? `${words[wallets.list.length] ?? wallets.list.length} demo wallets are in this page.`
              : 'Fetching the demo wallets…'}{' '}
            <a href="#wallets">What they answer is up to you.</a>
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
