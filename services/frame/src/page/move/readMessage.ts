import { safeParse } from 'valibot'
import { moveMessageInvalid, moveStopped } from './errors'
import { type MessageOf, type MoveStep, moveMessage } from './MoveMessage'

/** Reads the message of a step. @throws moveMessageInvalid, moveStopped */
export function readMessage<Step extends MoveStep>(data: unknown, step: Step): MessageOf<Step> {
  const read = safeParse(moveMessage, data)
  if (!read.success) throw moveMessageInvalid({ what: step })
  if (read.output.step === 'stop' && step !== 'stop') throw moveStopped()
  if (read.output.step !== step) throw moveMessageInvalid({ what: step })
  return read.output as MessageOf<Step>
}
