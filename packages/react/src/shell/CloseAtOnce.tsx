import { close } from '@latchkey/core'
import { useEffect } from 'react'
import { useInstance } from '../hooks/useInstance'

/** Stands where the card was when it broke: an empty dialog would hold the page captive. */
export function CloseAtOnce(): null {
  const latchkey = useInstance()
  useEffect(() => void close(latchkey), [latchkey])
  return null
}
