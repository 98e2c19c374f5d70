import { base64urlnopad } from '@scure/base'
import type { DeviceRow } from './DeviceRow'

/** Makes the keys of a device. They can be used and stored, but not read. */
export async function createRow(origin: string): Promise<DeviceRow> {
  const [proof, wrapKey] = await Promise.all([
    crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']),
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  ])
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', proof.publicKey))
  return {
    origin,
    proof: { privateKey: proof.privateKey, publicKey: base64urlnopad.encode(publicKey) },
    wrapKey,
    deviceId: null,
    session: null,
    attempt: null,
    secrets: [],
    chainId: null,
    preferred: [],
    grants: [],
    calls: [],
  }
}
