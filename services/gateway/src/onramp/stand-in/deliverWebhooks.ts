import { createHmac } from 'node:crypto'
import type { Database } from '../../database/Database'
import { standInHeader } from './createStandInProvider'

/** Hands a request to the gateway's own routes. */
export type Deliver = (request: Request) => Promise<Response>

/** What delivering needs. */
export type DeliveryParts = {
  readonly database: Pick<Database, 'query'>
  readonly deliver: Deliver
  readonly secret: string
  readonly now: () => number
}

const mostAtOnce = 20
const longestWaitMs = 60_000

/** Delivers the webhooks that wait, in order; those without a good answer are sent again later. */
export async function deliverWebhooks({ database, deliver, secret, now }: DeliveryParts): Promise<void> {
  const waiting = await database.query<{ id: string; body: string; tries: number }>(
    `select id, body, tries from stand_in_webhooks where delivered_at is null and next_at <= $1
     order by id limit $2`,
    [new Date(now()), mostAtOnce],
  )
  for (const { id, body, tries } of waiting) {
    const time = Math.floor(now() / 1000)
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    const answer = await deliver(
      new Request('http://gateway/v1/onramp/webhooks/stand-in', {
        method: 'POST',
        headers: { [standInHeader]: `t=${time},s=${signature}`, 'content-type': 'application/json' },
        body,
      }),
    )
    if (answer.ok)
      await database.query('update stand_in_webhooks set delivered_at = $2 where id = $1', [
        id,
        new Date(now()),
      ])
    else {
      const waitMs = Math.min(longestWaitMs, 500 * 2 ** Math.min(tries, 10))
      await database.query('update stand_in_webhooks set tries = tries + 1, next_at = $2 where id = $1', [
        id,
        new Date(now() + waitMs),
      ])
    }
  }
}
