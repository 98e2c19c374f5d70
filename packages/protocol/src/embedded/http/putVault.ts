import {
  array,
  maxLength,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'
import { frameId, walletAddresses } from './loginSchema'
import { webOrigin } from './webOrigin'

const version = () => pipe(number(), minValue(1))

/** Stores the vault with all its slots at once. Slots that aren't listed are gone. */
export const putVault = /* @__PURE__ */ defineCall({
  name: 'putVault',
  method: 'PUT',
  path: '/v1/vault',
  body: object({
    version: version(),
    /** The version that this one replaces. Without it, there must be no vault yet. */
    previous: optional(version()),
    sealed: bytes(16, 40_000),
    addresses: walletAddresses,
    /** The public key by which a page later shows that it opened this vault. A vault with a password needs one. */
    proofKey: optional(bytes(32)),
    /** The frame of the provider that the wallet came from. */
    from: optional(webOrigin),
    slots: pipe(
      array(
        object({
          slotId: frameId,
          kind: picklist(['device', 'passkey', 'password', 'auto']),
          sealed: bytes(32, 400),
          label: optional(pipe(string(), maxLength(300)), ''),
        }),
      ),
      minLength(1),
      maxLength(200),
    ),
  }),
  output: object({ version: version() }),
})
