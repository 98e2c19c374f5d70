import { useEffect } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'

/** Announces an error or the number of results. */
export function useSpokenCount(failure: string | null, isToTell: boolean, said: string): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (failure) announce(failure)
    else if (isToTell) announce(said)
  }, [announce, failure, isToTell, said])
}
