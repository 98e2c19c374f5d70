import { useContext, useInsertionEffect } from 'react'
import { StyleScopeContext } from './StyleScopeProvider'

/** Adopts a style sheet in the surrounding scope before the browser paints. */
export function useStyles(text: string): void {
  const scope = useContext(StyleScopeContext)
  useInsertionEffect(() => scope?.adopt(text), [scope, text])
}
