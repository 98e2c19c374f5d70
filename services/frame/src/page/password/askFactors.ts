import { postPassword } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import type { FramePage } from '../FramePage'
import { startWorker } from '../startWorker'
import type { Bytes } from '../vault/Bytes'
import type { SlotFactors } from '../vault/SlotTerms'
import { createStretcher } from './createStretcher'
import { type PasswordTerms, passwordFactors } from './passwordFactors'

/** Both factors of a password's slot, and how many tries the server still gives. */
export type AskedFactors = SlotFactors & { readonly left: number }

/**
 * Turns a password into the factors of its slot, with the server's part in it. The password stays in this page: the
 * server gets one blinded point. @throws passwordWait, slotUnknown, workerFailed, networkFailure
 */
export async function askFactors(
  frame: FramePage,
  password: string,
  terms: PasswordTerms,
): Promise<AskedFactors> {
  let left = 0
  const factors = await passwordFactors(password, terms, {
    stretch: createStretcher(startWorker(frame.config.passwordWorker)),
    async evaluate(blinded) {
      const answer = await frame.login.call(postPassword, {
        params: { slotId: terms.slotId },
        body: { blinded: base64urlnopad.encode(blinded) },
      })
      left = answer.left
      return base64urlnopad.decode(answer.evaluated) as Bytes
    },
  })
  return { ...factors, left }
}
