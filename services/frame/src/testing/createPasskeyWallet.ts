import { postPasskey, postPasskeyOptions, putVault } from '@latchkey/protocol'
import { createAuthenticator } from './createAuthenticator'
import { createTestWallet, sealedBytes } from './createWallet'
import type { TestFrame } from './setUpFrame'

/** Signs a visitor in and creates a wallet with a passkey, besides a device's slot and an automatic one. */
export async function createPasskeyWallet(frame: TestFrame) {
  const wallet = await createTestWallet(frame)
  const { owner, slots, body } = wallet
  const session = { signer: owner.signer, token: owner.token }
  const passkey = createAuthenticator()
  const { options } = (await frame.call(postPasskeyOptions, { body: {}, ...session })).output
  const response = passkey.create({ challenge: options.challenge })
  const { slotId } = (await frame.call(postPasskey, { body: { response }, ...session })).output
  const listed = [...slots, { slotId, kind: 'passkey' as const, sealed: sealedBytes() }]
  const next = { ...body, version: 2, previous: 1, slots: listed }
  const { code } = await frame.call(putVault, { body: next, ...session })
  if (code) throw new TypeError(`Could not add the passkey: ${code}`)
  return { ...wallet, session, passkey }
}
