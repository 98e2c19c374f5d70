import { createLatchkey } from 'latchkey'
import { evm } from 'latchkey/evm'
import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { createRoot } from 'react-dom/client'

const latchkey = createLatchkey({
  projectId: 'dev',
  gateway: new URLSearchParams(location.search).get('gateway') ?? location.origin,
  networks: [
    {
      id: 1,
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      // No wallet connects here, so no node is called.
      rpcUrls: { default: { http: [location.origin] } },
    },
  ],
  adapters: [evm()],
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <LatchkeyProvider latchkey={latchkey}>
      <ConnectButton />
    </LatchkeyProvider>,
  )
