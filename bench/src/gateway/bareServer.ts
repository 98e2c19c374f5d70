import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'

/**
 * Runs in its own process: a Hono app that answers every URL with the bytes the gateway once returned for it,
 * without projects or limits.
 */
const [gateway = '', ...paths] = process.argv.slice(2)
const app = new Hono()
for (const path of paths) {
  const answer = await fetch(new URL(path, gateway))
  const bytes = await answer.text()
  const type = answer.headers.get('content-type') ?? 'application/json'
  app.get(new URL(path, gateway).pathname, (context) => context.body(bytes, 200, { 'content-type': type }))
}
app.post('/v1', async (context) => {
  await context.req.text()
  return context.body('{"jsonrpc":"2.0","id":1,"result":"0x7a69"}', 200, {
    'content-type': 'application/json',
  })
})
const server = createAdaptorServer({ fetch: app.fetch })
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
