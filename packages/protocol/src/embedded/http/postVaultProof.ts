import { object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'
import { done } from './done'

/** Shows that the page opened the vault with a slot whose opening the server can't see, such as a password's. */
export const postVaultProof = /* @__PURE__ */ defineCall({
  name: 'postVaultProof',
  method: 'POST',
  path: '/v1/vault/proof',
  body: object({ signature: bytes(64) }),
  output: done,
})
