import { useContext } from 'react'
import { LatchkeyContext, type LatchkeyScope } from './LatchkeyContext'
import { noProvider } from './noProvider'

/** Returns the scope of the nearest provider. @throws noProvider */
export function useScope(): LatchkeyScope {
  const scope = useContext(LatchkeyContext)
  if (!scope) throw noProvider()
  return scope
}
