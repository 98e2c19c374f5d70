import { useEffect, useState } from 'react'
import { useInstance } from '../hooks/useInstance'
import { createPart } from './createPart'
import { usePart } from './usePart'

/** Returns a part of a screen that loads after it, and only if wanted; undefined until then. */
export function useLazily<T>(isWanted: boolean, fetchPart: () => Promise<T>): T | undefined {
  const { logger } = useInstance()
  const [part] = useState(() =>
    createPart(fetchPart, (error) => logger.error('Could not load a part of Latchkey', error)),
  )
  useEffect(() => {
    if (isWanted) part.load()
  }, [isWanted, part])
  return usePart(part).value
}
