/** Whether this page could show the picture of a camera: only secure pages may, in browsers that can. */
export function canScan(): boolean {
  // Missing on pages without HTTPS and in old browsers, whatever the types say.
  const devices: Partial<MediaDevices> | undefined = globalThis.navigator?.mediaDevices
  return globalThis.isSecureContext === true && typeof devices?.getUserMedia === 'function'
}
