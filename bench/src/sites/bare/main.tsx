import { type ReactElement, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** What an EIP-6963 wallet announces, as far as this page uses it. */
type Announced = {
  readonly info: { readonly uuid: string; readonly name: string; readonly icon: string }
  readonly provider: { request(call: { readonly method: string }): Promise<readonly string[]> }
}

/** The least that opens a list of wallets and connects one: what the modal is measured beside. */
function Page(): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wallets, setWallets] = useState<readonly Announced[]>([])
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const hear = (event: Event) =>
      event instanceof CustomEvent && setWallets((known) => [...known, event.detail])
    addEventListener('eip6963:announceProvider', hear)
    dispatchEvent(new Event('eip6963:requestProvider'))
    return () => removeEventListener('eip6963:announceProvider', hear)
  }, [])

  const connect = async ({ provider }: Announced) => {
    const [first] = await provider.request({ method: 'eth_requestAccounts' })
    setAddress(first)
    dialog.current?.close()
  }
  return (
    <>
      <button type="button" data-part="connect-button" onClick={() => dialog.current?.showModal()}>
        Connect wallet
      </button>
      <output>{address}</output>
      <dialog ref={dialog}>
        <h1>Connect wallet</h1>
        {wallets.map((wallet) => (
          <button
            key={wallet.info.uuid}
            type="button"
            data-part="wallet-row"
            onClick={() => void connect(wallet)}
          >
            <img src={wallet.info.icon} alt="" width={40} height={40} />
            {wallet.info.name}
          </button>
        ))}
      </dialog>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
