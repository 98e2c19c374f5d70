import { defineCall } from '@latchkey/protocol'
import { array, literal, maxLength, object, pipe, regex, string, uuid } from 'valibot'

const id = pipe(string(), uuid())
const secret = pipe(string(), regex(/^[\w-]{43}$/))

/** Creates the second half of a slot. Called by the role `login` only. */
export const postHalf = defineCall({
  name: 'postHalf',
  method: 'POST',
  path: '/internal/v1/halves',
  body: object({ slotId: id }),
  output: object({ secret }),
})

/** Opens the second half of a slot for a device. */
export const openHalf = defineCall({
  name: 'openHalf',
  method: 'POST',
  path: '/internal/v1/halves/open',
  body: object({ slotId: id, deviceId: id }),
  output: object({ secret }),
})

/** Deletes the second halves of slots that are gone. */
export const forgetHalves = defineCall({
  name: 'forgetHalves',
  method: 'POST',
  path: '/internal/v1/halves/forget',
  body: object({ slotIds: pipe(array(id), maxLength(200)) }),
  output: object({ ok: literal(true) }),
})
