import {
  postExport,
  postExportOptions,
  postHandover,
  postRecoveryFile,
  postRecoveryFileOptions,
  redeemHandover,
} from '@latchkey/protocol'
import { createSigner } from './createSigner'
import type { SignedIn } from './createWallet'
import type { TestFrame } from './setUpFrame'

/** Makes the calls that take keys out of the frame, in the page and in a window of a device, and returns the codes of their answers. */
export async function takeOut(
  frame: TestFrame,
  { signer: pageSigner, token }: Pick<SignedIn, 'signer' | 'token'>,
  slotId: string,
): Promise<readonly string[]> {
  const page = { signer: pageSigner, token }
  const { code } = (await frame.call(postHandover, { body: {}, ...page })).output
  const signer = await createSigner()
  const redeemed = await frame.call(redeemHandover, {
    body: { code, publicKey: signer.publicKey },
    signer,
  })
  const own = { signer, token: redeemed.output.token }
  const answers = [
    await frame.call(postExportOptions, { body: {}, ...own }),
    await frame.call(postExport, { body: { slotId }, ...own }),
    await frame.call(postRecoveryFileOptions, { body: {}, ...page }),
    await frame.call(postRecoveryFile, { body: {}, ...page }),
  ]
  return answers.map((answer) => answer.code)
}
