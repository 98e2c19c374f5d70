import { connections } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'

/** Mirrors what another tab of the site connects and disconnects. Returns how to stop. */
export function followOtherTabs(latchkey: Latchkey): () => void {
  const key = latchkey.storage.keyOf(connections)
  return latchkey.host.onStorageChange((changed) => {
    if (changed !== null && changed !== key) return
    import('./mirrorTab')
      .then(({ mirrorTab }) => mirrorTab(latchkey))
      .catch((cause) => latchkey.logger.warn('Another tab could not be followed', cause))
  })
}
