import { postEmailLogin, postPassword, postSocialLogin, putVault } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createSigner } from '../../testing/createSigner'
import { newEmail } from '../../testing/createVisitor'
import { createTestWallet, walletAddresses } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'

const frame = setUpFrame()
const refused = { status: 400, code: 'http/invalid-request' }

describe.each([
  ['a zero byte', 'a\0b'],
  ['half a letter', 'a\ud800b'],
])('%s, which no database stores', (_what, text) => {
  it('[FRM-17] is refused in a vault, and nothing is stored', async () => {
    const { owner, body, slots } = await createTestWallet(frame())
    const next = { ...body, version: 2, previous: 1 }
    const by = { signer: owner.signer, token: owner.token }
    for (const wrong of [
      { ...next, slots: slots.map((slot) => ({ ...slot, label: text })) },
      { ...next, addresses: { ...walletAddresses, solana: text } },
    ])
      expect(await frame().call(putVault, { body: wrong, ...by })).toMatchObject(refused)
  })

  it('[FRM-17] is refused in the name of a project, and in an address', async () => {
    const signer = await createSigner()
    const fields = { origin: 'http://localhost:4100', publicKey: signer.publicKey, projectId: text }
    const email = { body: { email: newEmail(), ...fields }, signer }
    expect(await frame().call(postEmailLogin, email)).toMatchObject(refused)
    const social = { body: { provider: 'google' as const, ...fields }, signer }
    expect(await frame().call(postSocialLogin, social)).toMatchObject(refused)
    const { owner } = await createTestWallet(frame())
    const blinded = 'A'.repeat(43)
    const params = { slotId: encodeURIComponent('\0') }
    const password = { params, body: { blinded }, signer: owner.signer, token: owner.token }
    expect((await frame().call(postPassword, password)).status).toBeLessThan(500)
    expect((await frame().ask('/sdk?projectId=%00')).status).toBeLessThan(500)
  })
})
