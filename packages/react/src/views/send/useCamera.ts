import { type RefObject, useEffect, useRef, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { type CameraState, watchCamera } from './watchCamera'

/** A camera in a view. */
export type Camera = {
  readonly state: CameraState
  /** Where its picture goes. */
  readonly video: RefObject<HTMLVideoElement | null>
  readonly start: () => void
  readonly stop: () => void
}

/** Shows the camera once it's wanted, and ends it with the view, with the modal and while the page is hidden. */
export function useCamera(
  isWantedAtOnce: boolean,
  isReady: boolean,
  onCode: (text: string) => Promise<void>,
): Camera {
  const latchkey = useInstance()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('off')
  /** Counts the wishes to start; 0 is off. */
  const [turn, setTurn] = useState(isWantedAtOnce ? 1 : 0)
  const take = useRef(onCode)
  take.current = onCode
  const isOpen = useSelector(({ modal }) => modal.open)
  const wasOpen = useRef(isOpen)
  const isClosing = wasOpen.current && !isOpen
  wasOpen.current ||= isOpen
  useEffect(() => {
    if (turn === 0 || !isReady || isClosing || !video.current) return
    const { host, logger } = latchkey
    const stop = watchCamera({
      video: video.current,
      host,
      onState: setState,
      onCode: (text) => take.current(text),
      onError: (cause) => logger.info('Could not read from the camera', cause),
    })
    return () => {
      stop()
      setState('off')
    }
  }, [latchkey, turn, isReady, isClosing])
  return { state, video, start: () => setTurn((last) => last + 1), stop: () => setTurn(0) }
}
