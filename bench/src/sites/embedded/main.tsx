import { createLatchkey } from 'latchkey'
import { embedded } from 'latchkey/embedded'
import { evm } from 'latchkey/evm'
import { ConnectButton, LatchkeyProvider, useAccount } from 'latchkey/react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'

// From the query, so the servers' ports don't change the file size.
const query = new URLSearchParams(location.search)

const latchkey = createLatchkey({
  projectId: 'bench',
  networks: [
    {
      id: 31337,
      name: 'Local chain',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [query.get('rpc') ?? location.origin] } },
    },
  ],
  adapters: [evm()],
  embedded: embedded({ url: 'https://wallet.example.com' }),
})

function Visitor(): ReactElement {
  const { address } = useAccount()
  return <output>{address}</output>
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <LatchkeyProvider latchkey={latchkey}>
      <ConnectButton />
      <Visitor />
    </LatchkeyProvider>,
  )
