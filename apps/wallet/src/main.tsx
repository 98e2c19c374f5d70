import { createRoot } from 'react-dom/client'
import { App } from './App'
import { openWallet } from './openWallet'
import { fetchWalletSettings } from './settings/fetchWalletSettings'

const root = document.getElementById('root')
if (root) {
  const opened = openWallet(await fetchWalletSettings(), window)
  createRoot(root).render(<App wallet={opened.wallet} uri={opened.uri} onTakeOver={opened.takeOver} />)
}
