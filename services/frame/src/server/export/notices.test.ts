import {
  postEmailChange,
  postEmailPrimary,
  postEmailSecondary,
  postExport,
  postHandover,
  redeemHandover,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createSigner } from '../../testing/createSigner'
import { newEmail } from '../../testing/createVisitor'
import { createTestWallet, type SignedIn, storeTestWallet } from '../../testing/createWallet'
import { type Person, people } from '../../testing/providers/Person'
import { setUpSocial } from '../../testing/setUpSocial'
import { mailTexts } from '../mail/texts/mailLocale'

const [ada] = people as [Person]
const { frame, start, codeOf, finish } = setUpSocial()
type Page = Pick<SignedIn, 'signer' | 'token'>
/** A thief could ask for a language that the owner can't read. */
const foreign = { 'accept-language': 'ar' }

async function exportWords({ signer, token }: Page, slotId: string) {
  const { code } = (await frame().call(postHandover, { body: {}, signer, token })).output
  const own = await createSigner()
  const redeemed = await frame().call(redeemHandover, {
    body: { code, publicKey: own.publicKey },
    signer: own,
  })
  const session = { signer: own, token: redeemed.output.token }
  return frame().call(postExport, { body: { slotId }, ...session, headers: foreign })
}

describe('the notice of', () => {
  it('[FRM-17] an export is in the language of the owner, not of whoever asks', async () => {
    const { owner, device } = await createTestWallet(frame())
    expect((await exportWords(owner, device.listed.slotId)).code).toBe('')
    expect(frame().mailbox.last(owner.email).subject).toBe(mailTexts.en.exportSubject)
  })

  it('[FRM-17] a new address is in the language of the owner, not of whoever asks', async () => {
    const { owner } = await createTestWallet(frame())
    const email = newEmail()
    const by = { signer: owner.signer, token: owner.token, headers: foreign }
    frame().clock.advance(31_000)
    await frame().call(postEmailChange, { body: { email }, ...by })
    const primary = { body: { otp: frame().mailbox.codeFor(owner.email) }, ...by }
    await frame().call(postEmailPrimary, primary)
    const secondary = { body: { otp: frame().mailbox.codeFor(email) }, ...by }
    expect((await frame().call(postEmailSecondary, secondary)).code).toBe('')
    expect(frame().mailbox.last(owner.email).subject).toBe(mailTexts.en.changedSubject)
  })

  it('[FRM-17] an export reaches the address at the provider if the wallet has no other', async () => {
    const login = await start('github')
    const { output } = await finish(login, await codeOf(login, ada))
    const page = { signer: login.signer, token: output.token }
    const { device } = await storeTestWallet(frame(), page)
    expect((await exportWords(page, device.listed.slotId)).code).toBe('')
    expect(frame().mailbox.last(ada.email).subject).toBe(mailTexts.en.exportSubject)
  })
})
