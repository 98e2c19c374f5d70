import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { chainIds, nodes } from '../networks'
import { createApi } from './createApi'

const port = Number(process.env.PORT ?? 4110)
/** Behind a proxy, the URL that visitors see: it is part of what they sign. */
const origin = process.env.ORIGIN ?? `http://localhost:${port}`

const site = new Hono()
site.route('/', createApi({ origin, chainIds, nodes }))
site.use(serveStatic({ root: './dist' }))
serve({ fetch: site.fetch, port }, () => console.log(origin))
