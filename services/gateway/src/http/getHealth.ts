import type { getHealth as contract } from '@latchkey/protocol'
import type { InferOutput } from 'valibot'

/** Says that the gateway is up. */
export async function getHealth(): Promise<InferOutput<typeof contract.output>> {
  return { status: 'ok' }
}
