import '@mysten/dapp-kit/dist/index.css'
import { ConnectButton, SuiClientProvider, useCurrentAccount, WalletProvider } from '@mysten/dapp-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'

const networks = { mainnet: { network: 'mainnet', url: location.origin } }
const queryClient = new QueryClient()

function Visitor() {
  const account = useCurrentAccount()
  return <output>{account?.address}</output>
}

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={queryClient}>
    <SuiClientProvider networks={networks} defaultNetwork="mainnet">
      <WalletProvider>
        <ConnectButton />
        <Visitor />
      </WalletProvider>
    </SuiClientProvider>
  </QueryClientProvider>,
)
