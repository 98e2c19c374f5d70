/** Why there's no picture. */
export type CameraFault =
  /** The visitor, the browser or the system said no. */
  | 'refused'
  | 'missing'
  /** Something else uses it. */
  | 'busy'
  /** The page around us doesn't let us ask. */
  | 'forbidden'
  | 'failed'

const faults: { readonly [name: string]: CameraFault } = {
  NotAllowedError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  SecurityError: 'forbidden',
}

/** Finds out why a camera didn't open. A browser names a visitor's no and a page's no alike, so the page is looked at. */
export function cameraFault(error: unknown, mayAsk: boolean): CameraFault {
  const fault = error instanceof Error && Object.hasOwn(faults, error.name) ? faults[error.name] : undefined
  return fault === 'refused' && !mayAsk ? 'forbidden' : (fault ?? 'failed')
}

/** What some browsers tell of the page's permissions. */
type WithPolicy = { readonly featurePolicy?: { allowsFeature?(name: string): unknown } }

/** Whether the page's policy lets us ask for the camera; true where the browser doesn't tell. */
export function mayAskForCamera(document: object): boolean {
  return (document as WithPolicy).featurePolicy?.allowsFeature?.('camera') !== false
}
