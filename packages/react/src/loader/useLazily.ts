import { useEffect, useState } from 'react'
import { useInstance } from '../hooks/useInstance'
import { createPart, usePart } from './createPart'

/** A piece of a screen that comes after it, and only where it is wanted; undefined until it is there. */
export function useLazily<T>(isWanted: boolean, fetchPart: () => Promise<T>): T | undefined {
  const { logger } = useInstance()
  const [part] = useState(() =>
    createPart(fetchPart, (error) => logger.error('A part of Latchkey could not be loaded', error)),
  )
  useEffect(() => {
    if (isWanted) part.load()
  }, [isWanted, part])
  return usePart(part).value
}
