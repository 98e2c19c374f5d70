import { is } from 'valibot'
import { expect, it } from 'vitest'
import { authenticationResponse, registrationResponse } from './passkeyResponses'

const shared = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} }
const registered = { ...shared, response: { clientDataJSON: 'AA', attestationObject: 'AA' } }
const answered = { ...shared, response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } }
const secret = { prf: { results: { first: 'AAAA' } } }

it.each([
  [registrationResponse, registered],
  [authenticationResponse, answered],
])(
  '[FRM-17] the secret of a passkey never goes to the server: extension results are refused',
  (schema, value) => {
    expect(is(schema, value)).toBe(true)
    expect(is(schema, { ...value, clientExtensionResults: secret })).toBe(false)
    expect(is(schema, { ...value, ...secret })).toBe(false)
  },
)
