import { createRoot } from 'react-dom/client'
import { App } from './App'
import { openWallet } from './openWallet'
import { fetchWalletSettings } from './settings/fetchWalletSettings'

const root = document.getElementById('root')
if (root) {
  const settings = await fetchWalletSettings()
  createRoot(root).render(<App opened={openWallet(settings, window)} relays={settings.relays} />)
}
