import { useEffect } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'

/** Says what went wrong, or what came of a search or of narrowing the list. */
export function useSpokenCount(failure: string | null, isToTell: boolean, said: string): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (failure) announce(failure)
    else if (isToTell) announce(said)
  }, [announce, failure, isToTell, said])
}
