import { randomBytes } from 'node:crypto'
import { type FrameLogin, postSlot, putVault } from '@latchkey/protocol'
import { createVisitor, newEmail, type Visitor, type VisitorOptions } from './createVisitor'
import type { TestFrame } from './setUpFrame'

/** Bytes that the page sealed; the server can't read them. */
export const sealedBytes = (count = 60) => randomBytes(count).toString('base64url')

/** The addresses of the wallets in tests. */
export const walletAddresses = {
  eip155: '0x52908400098527886E0F7030069857D2E4169EE7',
  solana: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
}

/** A visitor who is signed in. */
export type SignedIn = Visitor & { readonly login: FrameLogin; readonly token: string }

/** Signs a visitor in. */
export async function signInVisitor(
  frame: TestFrame,
  options: Partial<VisitorOptions> = {},
): Promise<SignedIn> {
  const visitor = await createVisitor(frame, { email: newEmail(), ...options })
  const login = await visitor.signIn()
  return { ...visitor, login, token: login.token }
}

/** A slot as its page lists it. */
export type ListedSlot = { slotId: string; kind: 'device' | 'auto' | 'password'; sealed: string }

/** Starts a slot and returns it as it is listed, with the operator's half. */
export async function startTestSlot(
  frame: TestFrame,
  { signer, token }: Pick<SignedIn, 'signer' | 'token'>,
  kind: ListedSlot['kind'],
): Promise<{ listed: ListedSlot; secret: string; secret2: string | undefined }> {
  const { output, code } = await frame.call(postSlot, { body: { kind }, signer, token })
  if (code) throw new TypeError(`Could not start a slot: ${code}`)
  const { slotId, secret, secret2 } = output
  return { listed: { slotId, kind, sealed: sealedBytes() }, secret, secret2 }
}

/** Creates the wallet of a signed-in page, with a device's slot and an automatic one. */
export async function storeTestWallet(frame: TestFrame, page: Pick<SignedIn, 'signer' | 'token'>) {
  const device = await startTestSlot(frame, page, 'device')
  const auto = await startTestSlot(frame, page, 'auto')
  const slots = [device.listed, auto.listed]
  const proofKey = sealedBytes(32)
  const body = { version: 1, sealed: sealedBytes(), addresses: walletAddresses, proofKey, slots }
  const { code } = await frame.call(putVault, { body, signer: page.signer, token: page.token })
  if (code) throw new TypeError(`Could not create the wallet: ${code}`)
  return { device, auto, slots, body }
}

/** Signs a visitor in and creates a wallet with a device's slot and an automatic one. */
export async function createTestWallet(frame: TestFrame, options: Partial<VisitorOptions> = {}) {
  const owner = await signInVisitor(frame, options)
  return { owner, ...(await storeTestWallet(frame, owner)) }
}
