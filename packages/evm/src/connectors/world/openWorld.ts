import type { Connector } from '@latchkey/core'
import type { Network } from '@latchkey/protocol'
import type { FramedPage } from '../FramedPage'
import { createWorldProvider } from './createWorldProvider'
import { readWorldApp } from './readWorldApp'
import type { WorldLibrary } from './WorldLibrary'

/** Finds the wallet of World App around the page; null anywhere else. Nothing is loaded until it is asked for something. */
export function openWorld(
  page: FramedPage,
  load: () => Promise<WorldLibrary>,
  networks: () => readonly Network[],
): Connector | null {
  const app = readWorldApp(page)
  if (!app) return null
  return {
    id: 'world',
    name: 'World App',
    type: 'EXTERNAL',
    chain: 'eip155',
    isAround: true,
    provider: createWorldProvider({ load, address: app.address, networks }),
  }
}
