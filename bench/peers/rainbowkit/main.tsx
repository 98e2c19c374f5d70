import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { defineChain } from 'viem'
import { useAccount, WagmiProvider } from 'wagmi'

const chain = defineChain({
  id: 31337,
  name: 'Local chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [new URLSearchParams(location.search).get('rpc') ?? location.origin] } },
})
const config = getDefaultConfig({ appName: 'Bench', projectId: 'bench', chains: [chain] })
const queryClient = new QueryClient()

function Visitor() {
  const { address } = useAccount()
  return <output>{address}</output>
}

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <RainbowKitProvider>
        <ConnectButton />
        <Visitor />
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
