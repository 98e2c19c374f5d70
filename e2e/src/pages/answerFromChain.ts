import type { BrowserContext } from 'playwright-core'
import { inject } from 'vitest'

/** Lets the local chain answer for the public nodes of an example, so no test depends on the network. */
export async function answerFromChain(context: BrowserContext): Promise<void> {
  const [{ rpcUrl }] = inject('stack').chains
  await context.route(/^https:/, async (route) => {
    const request = route.request()
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (request.method() !== 'POST') return route.fulfill({ status: 204, headers: cors })
    const answer = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: request.postData(),
    })
    return route.fulfill({ status: answer.status, headers: cors, body: await answer.text() })
  })
}
