import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { LatchkeyProvider } from 'latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { App } from './App'
import { config, latchkey } from './config'

const queries = new QueryClient()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={queries}>
          <LatchkeyProvider latchkey={latchkey}>
            <App />
          </LatchkeyProvider>
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  )
