import { createHash } from 'node:crypto'

/** Returns the id of a subscription; clients compute the same. */
export function subscriptionId(topic: string, client: string): string {
  return createHash('sha256')
    .update(topic + client)
    .digest('hex')
}
