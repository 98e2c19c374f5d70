import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { OpenKey } from './openKey'

const open = utf8ToBytes('<Bytes>')
const close = utf8ToBytes('</Bytes>')

function isWrapped(bytes: Uint8Array): boolean {
  const starts = bytes.slice(0, open.length).join() === open.join()
  return starts && bytes.slice(-close.length).join() === close.join()
}

/** Signs bytes (hexadecimal) or a text between marks; a marked text stays as it is. */
export function signRaw(key: OpenKey, data: string, neverWraps: boolean): string {
  const bytes = /^0x([\da-f]{2})*$/i.test(data) ? hexToBytes(data.slice(2)) : utf8ToBytes(data)
  const marked = neverWraps || isWrapped(bytes) ? bytes : concatBytes(open, bytes, close)
  return `0x${bytesToHex(key.sign(marked))}`
}
