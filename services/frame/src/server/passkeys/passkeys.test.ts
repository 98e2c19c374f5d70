import {
  getFrameSession,
  postPasskey,
  postPasskeyChallenge,
  postPasskeyLogin,
  postPasskeyOptions,
  postRecoveryFileOptions,
  putVault,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { type Authenticator, type Ceremony, createAuthenticator } from '../../testing/createAuthenticator'
import { createSigner } from '../../testing/createSigner'
import { createTestWallet, type SignedIn, sealedBytes } from '../../testing/createWallet'
import { setUpFrame } from '../../testing/setUpFrame'

const frame = setUpFrame()
const origin = 'http://localhost:4100'
const evil = 'https://evil.example'

describe('adding a passkey', () => {
  it('gives half of the key of a slot, and signs in once the vault lists it', async () => {
    const wallet = await createTestWallet(frame())
    const passkey = createAuthenticator()
    const { slotId, secret } = (await add(wallet.owner, passkey)).output
    expect(await signIn(passkey)).toMatchObject({ status: 401, code: 'embedded/passkey-refused' })
    await list(wallet, slotId)
    const { status, output } = await signIn(passkey)
    expect(status).toBe(200)
    expect(output.slot).toEqual({ slotId, secret })
    expect(output.login.user.id).toBe(wallet.owner.login.user.id)
    expect(output.login.device.id).not.toBe(wallet.owner.login.device.id)
    expect(output.login.vault?.version).toBe(2)
  })

  it('asks for a discoverable passkey that verifies its owner, and for no attestation', async () => {
    const { owner } = await createTestWallet(frame())
    const { options } = (await ask(owner)).output
    expect(options).toMatchObject({
      rp: { id: 'frame.test' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it.each<[string, Partial<Ceremony>]>([
    ['another challenge', { challenge: 'AAAA' }],
    ['another origin', { origin: evil }],
    ['another page around the frame', { topOrigin: evil }],
    ['a page around that claims to be none', { crossOrigin: false, topOrigin: origin }],
    ['a passkey of another domain', { rpId: 'evil.example' }],
    ['nobody who verified', { isVerified: false }],
  ])('refuses %s', async (_what, wrong) => {
    const { owner } = await createTestWallet(frame())
    expect(await add(owner, createAuthenticator(), wrong)).toMatchObject({
      status: 401,
      code: 'embedded/passkey-refused',
    })
  })

  it('accepts browsers that do not name the page around, and windows of the frame itself', async () => {
    const { owner } = await createTestWallet(frame())
    expect((await add(owner, createAuthenticator(), { topOrigin: undefined })).status).toBe(200)
    expect((await add(owner, createAuthenticator(), { crossOrigin: false })).status).toBe(200)
  })

  it('takes a challenge once, of its own session, for five minutes', async () => {
    const [{ owner }, stranger] = [await createTestWallet(frame()), await createTestWallet(frame())]
    const { challenge } = (await ask(owner)).output.options
    expect((await send(stranger.owner, createAuthenticator(), { challenge })).status).toBe(401)
    expect((await send(owner, createAuthenticator(), { challenge })).status).toBe(200)
    expect((await send(owner, createAuthenticator(), { challenge })).status).toBe(401)
    const late = (await ask(owner)).output.options.challenge
    frame().clock.advance(5 * 60_000 + 1)
    expect((await send(owner, createAuthenticator(), { challenge: late })).status).toBe(401)
  })

  it('[FRM-17] whoever holds a device of an old login adds none, and so takes no words with it', async () => {
    const { owner } = await createTestWallet(frame())
    frame().clock.advance(10 * 60_000 + 1)
    expect((await ask(owner)).code).toBe('embedded/login-too-old')
  })

  it('[FRM-17] takes no challenge that only confirms the owner, which an old login gets as well', async () => {
    const { wallet } = await withPasskey()
    const { signer, token } = wallet.owner
    frame().clock.advance(10 * 60_000 + 1)
    const { options } = (await frame().call(postRecoveryFileOptions, { body: {}, signer, token })).output
    const challenge = options?.challenge ?? ''
    expect(challenge).not.toBe('')
    const sent = await send(wallet.owner, createAuthenticator(), { challenge })
    expect(sent.code).toBe('embedded/passkey-refused')
  })

  it('adds no passkey of somebody else again', async () => {
    const [{ owner }, thief] = [await createTestWallet(frame()), await createTestWallet(frame())]
    const passkey = createAuthenticator()
    expect((await add(owner, passkey)).status).toBe(200)
    expect((await add(thief.owner, passkey)).code).toBe('embedded/passkey-refused')
  })

  it('[FRM-17] refuses a body with the secret of the passkey', async () => {
    const { owner } = await createTestWallet(frame())
    const { challenge } = (await ask(owner)).output.options
    const response = {
      ...createAuthenticator().create({ challenge }),
      clientExtensionResults: { prf: { results: { first: 'c2VjcmV0' } } },
    }
    const { signer, token } = owner
    const answer = await frame().call(postPasskey, { body: { response } as never, signer, token })
    expect(answer).toMatchObject({ status: 400, code: 'http/invalid-request' })
    const login = await startLogin()
    const secret = {
      ...createAuthenticator().get(login),
      clientExtensionResults: response.clientExtensionResults,
    }
    const refused = await frame().call(postPasskeyLogin, {
      params: { attempt: login.attempt },
      body: { response: secret } as never,
      signer: login.signer,
    })
    expect(refused).toMatchObject({ status: 400, code: 'http/invalid-request' })
  })
})

describe('signing in with a passkey', () => {
  it('[FRM-17] gives the session to the key that asked', async () => {
    const { passkey } = await withPasskey()
    const login = await startLogin()
    const { attempt } = login
    const response = passkey.get(login)
    const thief = await createSigner()
    const stolen = await frame().call(postPasskeyLogin, {
      params: { attempt },
      body: { response },
      signer: thief,
    })
    expect(stolen.code).toBe('embedded/proof-invalid')
    const { output } = await frame().call(postPasskeyLogin, {
      params: { attempt },
      body: { response },
      signer: login.signer,
    })
    const { token } = output.login
    expect((await frame().call(getFrameSession, { token, signer: login.signer })).status).toBe(200)
    expect((await frame().call(getFrameSession, { token, signer: thief })).status).toBe(401)
  })

  it.each<[string, Partial<Ceremony>]>([
    ['another challenge', { challenge: 'AAAA' }],
    ['another origin', { origin: evil }],
    ['another page around the frame', { topOrigin: evil }],
    ['a page around that claims to be none', { crossOrigin: false, topOrigin: origin }],
    ['a passkey of another domain', { rpId: 'evil.example' }],
    ['nobody who verified', { isVerified: false }],
    ["somebody else's handle", { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('refuses %s', async (_what, wrong) => {
    const { passkey } = await withPasskey()
    expect(await signIn(passkey, wrong)).toMatchObject({ status: 401, code: 'embedded/passkey-refused' })
    expect((await signIn(passkey)).status).toBe(200)
  })

  it('takes an answer once, right or wrong', async () => {
    const { passkey } = await withPasskey()
    const login = await startLogin()
    const { attempt, signer } = login
    const tries = await Promise.all(
      [1, 2, 3].map(() =>
        frame().call(postPasskeyLogin, {
          params: { attempt },
          body: { response: passkey.get(login) },
          signer,
        }),
      ),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    const wrong = await startLogin()
    const send = (response: ReturnType<Authenticator['get']>) =>
      frame().call(postPasskeyLogin, {
        params: { attempt: wrong.attempt },
        body: { response },
        signer: wrong.signer,
      })
    expect((await send(passkey.get({ ...wrong, isVerified: false }))).status).toBe(401)
    expect((await send(passkey.get(wrong))).status).toBe(401)
  })

  it('refuses a copied passkey whose counter stands still', async () => {
    const { passkey, wallet } = await withPasskey()
    expect((await signIn(passkey)).status).toBe(200)
    await frame().services.database.query('update frame_passkeys set counter = 1000 where user_id = $1', [
      wallet.owner.login.user.id,
    ])
    expect((await signIn(passkey)).code).toBe('embedded/passkey-refused')
  })

  it('ends with the slot', async () => {
    const { passkey, wallet } = await withPasskey()
    const { signer, token } = wallet.owner
    const body = { ...wallet.body, version: 3, previous: 2, sealed: sealedBytes(), slots: wallet.slots }
    expect((await frame().call(putVault, { body, signer, token })).status).toBe(200)
    expect((await signIn(passkey)).code).toBe('embedded/passkey-refused')
  })

  it('lets the new device change the vault, since its passkey opened it', async () => {
    const { passkey, wallet, listed } = await withPasskey()
    const login = await startLogin()
    const { attempt, signer } = login
    const { output } = await frame().call(postPasskeyLogin, {
      params: { attempt },
      body: { response: passkey.get(login) },
      signer,
    })
    const slots = [...wallet.slots, listed]
    const body = { ...wallet.body, version: 3, previous: 2, sealed: sealedBytes(), slots }
    const { token } = output.login
    expect((await frame().call(putVault, { body, signer, token })).status).toBe(200)
  })
})

function ask({ signer, token }: Pick<SignedIn, 'signer' | 'token'>) {
  return frame().call(postPasskeyOptions, { body: {}, signer, token })
}

function send(
  { signer, token }: Pick<SignedIn, 'signer' | 'token'>,
  passkey: Authenticator,
  ceremony: Ceremony,
) {
  return frame().call(postPasskey, { body: { response: passkey.create(ceremony) }, signer, token })
}

async function add(
  owner: Pick<SignedIn, 'signer' | 'token'>,
  passkey: Authenticator,
  wrong: Partial<Ceremony> = {},
) {
  const { challenge } = (await ask(owner)).output.options
  return send(owner, passkey, { challenge, ...wrong })
}

/** Lists the slot of a passkey in the vault. */
async function list(wallet: Awaited<ReturnType<typeof createTestWallet>>, slotId: string) {
  const listed = { slotId, kind: 'passkey' as const, sealed: sealedBytes() }
  const body = { ...wallet.body, version: 2, previous: 1, slots: [...wallet.slots, listed] }
  const { signer, token } = wallet.owner
  expect((await frame().call(putVault, { body, signer, token })).code).toBe('')
  return listed
}

async function withPasskey() {
  const wallet = await createTestWallet(frame())
  const passkey = createAuthenticator()
  const listed = await list(wallet, (await add(wallet.owner, passkey)).output.slotId)
  return { wallet, passkey, listed }
}

async function startLogin() {
  const signer = await createSigner()
  const body = { projectId: 'dev', origin, publicKey: signer.publicKey }
  const { output } = await frame().call(postPasskeyChallenge, { body, signer })
  return { attempt: output.attempt, challenge: output.options.challenge, signer }
}

async function signIn(passkey: Authenticator, wrong: Partial<Ceremony> = {}) {
  const { attempt, challenge, signer } = await startLogin()
  const response = passkey.get({ challenge, ...wrong })
  return frame().call(postPasskeyLogin, { params: { attempt }, body: { response }, signer })
}
