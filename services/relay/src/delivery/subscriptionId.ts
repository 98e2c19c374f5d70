import { createHash } from 'node:crypto'

/** The name of a subscription; clients compute the same by themselves. */
export function subscriptionId(topic: string, client: string): string {
  return createHash('sha256')
    .update(topic + client)
    .digest('hex')
}
