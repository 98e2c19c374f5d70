import type { Host } from '@latchkey/core'
import { type CameraFault, cameraFault, mayAskForCamera } from './cameraFault'
import { openCodeReader } from './openCodeReader'

/** What the camera does. */
export type CameraState = 'off' | 'starting' | 'on' | CameraFault

/** How often a frame is read. Each takes a few milliseconds of the page's time. */
const frameMs = 120

/** What {@link watchCamera} needs. */
export type Watching = {
  readonly video: HTMLVideoElement
  readonly host: Pick<Host, 'setTimer'>
  readonly onState: (state: CameraState) => void
  /** Gets the text of each code. No frame is read meanwhile. */
  readonly onCode: (text: string) => Promise<void>
  readonly onError: (cause: unknown) => void
}

/** Opens the camera and reads codes from its picture, until it's stopped or nobody looks at the page. Returns how to stop. */
export function watchCamera({ video, host, onState, onCode, onError }: Watching): () => void {
  const { ownerDocument: document } = video
  let stream: MediaStream | undefined
  let isStopped = false
  let cancelFrame: (() => void) | undefined

  const stop = () => {
    isStopped = true
    cancelFrame?.()
    document.removeEventListener('visibilitychange', onVisibility)
    for (const track of stream?.getTracks() ?? []) track.stop()
    if (video.srcObject === stream) video.srcObject = null
  }
  const end = (state: CameraState) => {
    if (isStopped) return
    stop()
    onState(state)
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') end('off')
  }

  const show = async () => {
    // A view that is mounted twice in a row must not ask the visitor twice.
    await Promise.resolve()
    if (isStopped) return
    const opened = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    })
    stream = opened
    // The visitor may have left while the browser asked.
    if (isStopped) return stop()
    for (const track of opened.getTracks()) track.addEventListener('ended', () => end('failed'))
    video.srcObject = opened
    await video.play()
  }
  const read = async () => {
    const readCodes = await openCodeReader()
    const next = async (): Promise<void> => {
      if (isStopped) return
      try {
        const [text] = video.videoWidth > 0 ? await readCodes(video) : []
        if (text !== undefined && !isStopped) await onCode(text)
      } catch (cause) {
        onError(cause)
        return end('failed')
      }
      if (!isStopped) cancelFrame = host.setTimer(() => void next(), frameMs)
    }
    await next()
  }
  const run = async () => {
    try {
      await show()
    } catch (cause) {
      onError(cause)
      return end(cameraFault(cause, mayAskForCamera(document)))
    }
    if (isStopped) return
    onState('on')
    try {
      await read()
    } catch (cause) {
      onError(cause)
      end('failed')
    }
  }

  onState('starting')
  document.addEventListener('visibilitychange', onVisibility)
  void run()
  return stop
}
