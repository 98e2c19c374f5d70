import { isLatchkeyError } from '@latchkey/protocol'
import { useState } from 'react'
import { faultWords } from '../words/faultWords'

/** A task that takes time and may fail: whether it's running, its error, and how to start it. */
export function useTask(): {
  readonly isRunning: boolean
  readonly fault: string | null
  run(work: () => Promise<void>): Promise<boolean>
} {
  const [isRunning, setRunning] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  return {
    isRunning,
    fault,
    async run(work) {
      setRunning(true)
      setFault(null)
      try {
        await work()
        return true
      } catch (error) {
        setFault(faultWords(error))
        if (!isLatchkeyError(error)) console.error(error)
        return false
      } finally {
        setRunning(false)
      }
    },
  }
}
