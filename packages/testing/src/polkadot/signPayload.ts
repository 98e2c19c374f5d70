import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { encodePayload } from '../families/polkadot/encodePayload'
import { payloadSchema } from '../families/polkadot/payloadSchema'
import type { OpenKey } from './openKey'
import type { PolkadotKeyType } from './PolkadotKey'

/** The type byte of a signature. */
const kinds: { readonly [Type in PolkadotKeyType]: number } = { ed25519: 0, sr25519: 1, ecdsa: 2 }

/** Signs a transaction as extensions do, with the type byte first. @throws requestRefused */
export function signPayload(key: OpenKey, payload: unknown): string {
  const bytes = encodePayload(v.parse(payloadSchema, payload))
  return `0x${bytesToHex(concatBytes(Uint8Array.of(kinds[key.type]), key.sign(bytes)))}`
}
