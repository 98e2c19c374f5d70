import { freePort } from '@latchkey/gateway/testing/freePort'
import { writePages } from '../../services/frame/src/page/build/writePages'
import { startFrame } from '../../services/frame/src/startFrame'
import { createDevelopmentClients } from '../../services/frame/src/testing/providers/createDevelopmentClients'
import type { Part } from './Part'
import { probePage } from './probePage'
import { readPort } from './readPort'

/** The identity providers, and the frame whose visitors may sign in there: in this order, since the frame asks them. */
export function frameParts(env: NodeJS.ProcessEnv): readonly [Part, Part] {
  const framePort = readPort(env, 'FRAME_PORT', 4102)
  // The providers have to know where the frame will be before it starts.
  const chosen = framePort === 0 ? freePort() : Promise.resolve(framePort)
  const clients = chosen.then((port) =>
    createDevelopmentClients([`http://localhost:${port}`, `http://wallet.localhost:${port}`]),
  )
  return [
    {
      what: 'social login (test providers)',
      variable: 'SOCIAL_PORT',
      port: readPort(env, 'SOCIAL_PORT', 4103),
      start: async (port) => {
        // Its library warns about Node 20 as soon as it loads.
        const { startProviders } = await import('../../services/frame/src/testing/providers/startProviders')
        return startProviders({ port, clients: (await clients).clients })
      },
      probe: (url) => probePage(`${url}/google/.well-known/openid-configuration`),
    },
    {
      what: 'secure frame',
      variable: 'FRAME_PORT',
      port: framePort,
      start: async (_, urls) => {
        const port = await chosen
        // Into the folder that the frame reads.
        await writePages()
        const social = (await clients).settingsFor(urls.get('SOCIAL_PORT') ?? '')
        const local = {
          FRAME_MODE: 'development',
          FRAME_PUBLIC_URL: `http://localhost:${port}`,
          FRAME_GATEWAY_URL: urls.get('GATEWAY_PORT'),
          FRAME_DEV_MAILBOX: 'true',
          FRAME_RECOVERY: 'automatic',
          FRAME_RECOVERY_DELAY: '0',
          FRAME_MAILS_PER_ADDRESS: '1000',
          FRAME_LOG: 'warn',
        }
        const frame = await startFrame({ port, env: { ...local, ...social, ...env } })
        return { ...frame, note: `Mails of the secure frame: ${frame.url}/dev/mailbox` }
      },
      probe: (url) => probePage(`${url}/health`),
    },
  ]
}
