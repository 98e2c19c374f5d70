import { showNotice } from '@latchkey/core'
import { useState } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useTexts } from '../hooks/useTexts'

/** What is being disconnected, one at a time. */
export type Disconnecting = {
  readonly leaving: string | null
  readonly leave: (key: string, disconnect: () => Promise<void>) => void
}

/** [CON-7] Marks what is being disconnected as busy until the wallet is done, and announces a failure. */
export function useDisconnecting(): Disconnecting {
  const latchkey = useInstance()
  const { t } = useTexts()
  const [leaving, setLeaving] = useState<string | null>(null)
  const run = async (key: string, disconnect: () => Promise<void>) => {
    setLeaving(key)
    try {
      await disconnect()
    } catch (error) {
      latchkey.logger.error('Disconnecting failed', error)
      showNotice(latchkey, { message: t('error.connect/failed-to-disconnect'), variant: 'error' })
    } finally {
      setLeaving(null)
    }
  }
  return { leaving, leave: (key, disconnect) => void (leaving === null && run(key, disconnect)) }
}
