import { type ReactElement, useEffect } from 'react'
import { usePart } from '../loader/usePart'
import { useModalParts } from './useModalParts'

/** Where messages for whoever builds the site appear; what shows them is loaded only with `debug`. */
export function DebugSlot(): ReactElement | null {
  const { debug } = useModalParts()
  const { value: DebugMessage } = usePart(debug)
  useEffect(() => void debug.load(), [debug])
  return DebugMessage ? <DebugMessage /> : null
}
