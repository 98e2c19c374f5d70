import { createLatchkey } from 'latchkey'
import { evm } from 'latchkey/evm'
import { ConnectButton, LatchkeyProvider, useAccount } from 'latchkey/react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'

const latchkey = createLatchkey({
  projectId: 'bench',
  networks: [
    {
      id: 31337,
      name: 'Local chain',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      // From the query, so the node's port doesn't change the file size.
      rpcUrls: { default: { http: [new URLSearchParams(location.search).get('rpc') ?? location.origin] } },
    },
  ],
  adapters: [evm()],
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
