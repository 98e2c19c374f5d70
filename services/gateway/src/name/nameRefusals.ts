import {
  nameAccountUnused,
  nameLookAlike,
  nameNeedsSignIn,
  nameOwned,
  nameReserved,
  nameTaken,
  nameTooLate,
} from '@latchkey/protocol'
import { defineRefusal as refusal } from '../http/defineRefusal'

/** Errors of names that visitors don't get to see, in the standard body. */
export const nameRefusals = {
  nameFormat: refusal(
    400,
    'name',
    'gateway/name-format',
    'A name has the form label.zone, with a-z, 0-9 and - in its label',
  ),
  nameLength: refusal(
    400,
    'name',
    'gateway/name-length',
    'The label of a name has {least} to {most} characters',
  ),
  nameZone: refusal(400, 'name', 'gateway/name-zone', 'This gateway has no names of that zone'),
  nameUnknown: refusal(404, 'name', 'gateway/name-unknown', 'Name not found'),
  addressUnnamed: refusal(404, 'address', 'gateway/address-unnamed', 'The address has no name'),
  nameCoinType: refusal(400, 'coin_type', 'gateway/coin-type', 'Unsupported coin type: {coinType}'),
  nameAttributes: refusal(400, 'attributes', 'gateway/name-attributes', 'Invalid attribute: {attribute}'),
  nameUsed: refusal(400, 'timestamp', 'gateway/name-used', 'The message was used before'),
  nameMessage: refusal(422, '', 'gateway/name-message', 'The message is not a registration'),
  nameLookup: refusal(400, 'data', 'gateway/name-lookup', 'Not the lookup of a name'),
  nameSignature: refusal(401, 'signature', 'gateway/name-signature', 'Invalid signature'),
} as const

/** How an error kind is answered. */
type Answer = { readonly status: number; readonly field: string }

/** All errors of names by code: the status, and the field that caused it. */
export const nameAnswers: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ...Object.values(nameRefusals).map(({ code, status, field }) => [code, { status, field }] as const),
  ...[nameTaken, nameLookAlike, nameReserved].map(
    ({ code }) => [code, { status: 400, field: 'name' }] as const,
  ),
  ...[nameOwned, nameAccountUnused].map(({ code }) => [code, { status: 400, field: 'address' }] as const),
  [nameNeedsSignIn.code, { status: 401, field: 'address' }],
  [nameTooLate.code, { status: 400, field: 'timestamp' }],
])
