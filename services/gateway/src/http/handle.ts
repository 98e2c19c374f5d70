import type { Call } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { type InferOutput, parse } from 'valibot'

/** Serves a contract: the answer is parsed before it leaves, so that what a client gets always fits. */
export function handle<const Contract extends Call>(
  app: Hono,
  contract: Contract,
  handler: () => Promise<InferOutput<Contract['output']>>,
): void {
  app.on(contract.method, contract.path, async (context) =>
    context.json(parse(contract.output, await handler())),
  )
}
