import { type ReactElement, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The part of an EIP-6963 announcement that this page uses. */
type Announced = {
  readonly info: { readonly uuid: string; readonly name: string; readonly icon: string }
  readonly provider: { request(call: { readonly method: string }): Promise<readonly string[]> }
}

/** The minimum that lists wallets and connects one, to compare the modal with. */
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
