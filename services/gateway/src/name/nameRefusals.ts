import { defineRefusal as refusal } from '../http/defineRefusal'

/** All errors of names, in the standard body; the code tells the client what to do next. */
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
  nameTaken: refusal(400, 'name', 'gateway/name-taken', 'The name is already registered'),
  nameAlike: refusal(400, 'name', 'gateway/name-alike', 'The name looks like one that is already registered'),
  nameReserved: refusal(400, 'name', 'gateway/name-reserved', 'The name is reserved'),
  nameCooling: refusal(400, 'name', 'gateway/name-cooling', 'The name became free only recently'),
  nameUnknown: refusal(404, 'name', 'gateway/name-unknown', 'Name not found'),
  addressUnnamed: refusal(404, 'address', 'gateway/address-unnamed', 'The address has no name'),
  namesFull: refusal(400, 'address', 'gateway/names-full', 'The account has as many names as it may have'),
  accountUnused: refusal(
    400,
    'address',
    'gateway/account-unused',
    'The account holds nothing and never sent anything on this chain',
  ),
  nameCoinType: refusal(400, 'coin_type', 'gateway/coin-type', 'Unsupported coin type: {coinType}'),
  nameAttributes: refusal(400, 'attributes', 'gateway/name-attributes', 'Invalid attribute: {attribute}'),
  nameTimestamp: refusal(
    400,
    'timestamp',
    'gateway/name-timestamp',
    'The message is older than {seconds} s, or from the future',
  ),
  nameUsed: refusal(400, 'timestamp', 'gateway/name-used', 'The message was used before'),
  nameMessage: refusal(422, '', 'gateway/name-message', 'The message is not a registration'),
  nameSignature: refusal(401, 'signature', 'gateway/name-signature', 'Invalid signature'),
  nameSignIn: refusal(401, 'address', 'gateway/name-sign-in', 'Sign in with this account first'),
} as const
