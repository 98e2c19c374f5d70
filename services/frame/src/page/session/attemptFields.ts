import type { FramePage } from '../FramePage'

/** What every login starts with: the site, and the key without which its code or result is useless. */
export async function attemptFields({ store, projectId, origin }: FramePage) {
  const { proof, deviceId } = await store.read()
  return { projectId, origin, publicKey: proof.publicKey, ...(deviceId ? { deviceId } : {}) }
}
