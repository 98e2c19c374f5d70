import { useContext } from 'react'
import { LatchkeyContext, type LatchkeyScope } from './LatchkeyContext'
import { noProvider } from './noProvider'

/** The nearest provider's scope. @throws noProvider */
export function useScope(): LatchkeyScope {
  const scope = useContext(LatchkeyContext)
  if (!scope) throw noProvider()
  return scope
}
