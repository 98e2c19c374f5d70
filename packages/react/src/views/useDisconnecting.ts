import { showNotice } from '@latchkey/core'
import { useState } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useTexts } from '../hooks/useTexts'

/** What is being disconnected, and how to do that once at a time. */
export type Disconnecting = {
  readonly leaving: string | null
  readonly leave: (key: string, disconnect: () => Promise<void>) => void
}

/** [CON-7] Keeps what is being disconnected busy until the wallet has let go, and says so if it fails. */
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
