import type { Cacao } from '@latchkey/protocol'
import { guard } from '../message/guard'
import { signedParts } from './signedParts'

const { shape, text } = guard
const form = shape({
  h: shape({ t: text }),
  p: shape({ ...signedParts, iss: text }),
  s: shape({ t: text, s: text }),
})

/** Whether a value has the form of a signed message; whether it is a good one is another question. */
export function isCacao(value: unknown): value is Cacao {
  return form(value)
}
