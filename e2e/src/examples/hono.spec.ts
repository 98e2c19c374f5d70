import { createApi } from '@latchkey/example-hono/createApi'
import { chainIds } from '@latchkey/example-hono/networks'
import { describeBackEnd } from './describeBackEnd'
import { describeSite } from './describeSite'
import { startHono } from './startHono'

describeBackEnd('hono', (origin) => createApi({ origin, chainIds }).fetch)
describeSite('hono', startHono)
