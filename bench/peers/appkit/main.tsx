import { createAppKit, useAppKit } from '@reown/appkit/react'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { defineChain } from 'viem'
import { useAccount, WagmiProvider } from 'wagmi'

const projectId = 'bench'
const chain = defineChain({
  id: 31337,
  name: 'Local chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [new URLSearchParams(location.search).get('rpc') ?? location.origin] } },
})
const adapter = new WagmiAdapter({ projectId, networks: [chain] })
const queryClient = new QueryClient()

createAppKit({
  adapters: [adapter],
  networks: [chain],
  projectId,
  metadata: { name: 'Bench', description: 'Bench', url: location.origin, icons: [] },
})

function Visitor() {
  const { open } = useAppKit()
  const { address } = useAccount()
  return (
    <>
      <button type="button" onClick={() => open()}>
        Connect wallet
      </button>
      <output>{address}</output>
    </>
  )
}

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={adapter.wagmiConfig}>
    <QueryClientProvider client={queryClient}>
      <Visitor />
    </QueryClientProvider>
  </WagmiProvider>,
)
