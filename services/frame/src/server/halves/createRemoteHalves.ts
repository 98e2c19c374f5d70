import { type Call, fromWire, recoveryWait, slotUnknown } from '@latchkey/protocol'
import { type InferInput, type InferOutput, parse } from 'valibot'
import { halvesAway } from './errors'
import { forgetHalves, openHalf, postHalf } from './halfCalls'
import type { SecondHalves } from './SecondHalves'

/** Where the role `vault` is. */
export type HalvesPlace = { readonly url: string; readonly token: string }

const answerMs = 10_000

/** Asks the host of the role `vault` for halves. */
export function createRemoteHalves({ url, token }: HalvesPlace): SecondHalves {
  const ask = async <Contract extends Call>(
    contract: Contract,
    body: InferInput<NonNullable<Contract['body']>>,
  ): Promise<InferOutput<Contract['output']>> => {
    try {
      const response = await fetch(new URL(contract.path, url), {
        method: contract.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      })
      const json: unknown = await response.json()
      if (!response.ok) throw fromWire(json)
      return parse(contract.output, json)
    } catch (cause) {
      if (recoveryWait.is(cause) || slotUnknown.is(cause)) throw cause
      throw halvesAway({}, { cause })
    }
  }
  const read = ({ secret }: { readonly secret: string }) => Buffer.from(secret, 'base64url')
  return {
    create: async (slotId) => read(await ask(postHalf, { slotId })),
    open: async (slotId, deviceId) => read(await ask(openHalf, { slotId, deviceId })),
    async forget(slotIds) {
      await ask(forgetHalves, { slotIds: [...slotIds] })
    },
  }
}
