import type { FramePage } from '../../FramePage'
import { createMemoryStore } from '../../store/createMemoryStore'
import { createRow } from '../../store/createRow'

/** What it takes to ask a gateway and to remember what was sent. */
export type Asking = Pick<FramePage, 'config' | 'projectId' | 'store'>

/** Returns the part of a frame that asks a gateway. Its store ends with the test. */
export async function openAsking(gatewayUrl: string): Promise<Asking> {
  return {
    config: {
      gatewayUrl,
      recovery: 'automatic',
      isForeign: false,
      worker: '/worker.js',
      passwordWorker: '/password.js',
      version: 'test',
    },
    projectId: 'dev',
    store: createMemoryStore(await createRow('https://shop.example')),
  }
}
