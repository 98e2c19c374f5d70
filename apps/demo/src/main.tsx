import { createRoot } from 'react-dom/client'
import { App } from './App'
import { createPlayground } from './playground/createPlayground'
import { fetchSiteSettings } from './settings/fetchSiteSettings'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App playground={createPlayground(await fetchSiteSettings(), window)} />)
