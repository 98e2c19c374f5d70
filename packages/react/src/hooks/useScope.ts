import { useContext } from 'react'
import { LatchkeyContext, type LatchkeyScope } from './LatchkeyContext'
import { noProvider } from './noProvider'

/** The scope of the nearest provider. @throws noProvider */
export function useScope(): LatchkeyScope {
  const scope = useContext(LatchkeyContext)
  if (!scope) throw noProvider()
  return scope
}
