import type { Latchkey } from '@latchkey/core'
import { useContext } from 'react'
import { LatchkeyContext } from './LatchkeyContext'
import { noProvider } from './noProvider'

/** The instance of the nearest provider. @throws noProvider */
export function useInstance(): Latchkey {
  const latchkey = useContext(LatchkeyContext)
  if (!latchkey) throw noProvider()
  return latchkey
}
