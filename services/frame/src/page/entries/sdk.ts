import { defaultNetworkId } from '@latchkey/protocol'
import { createPage } from '../createPage'
import { answerMessage } from '../messages/answerMessage'
import { createSitePort } from '../messages/createSitePort'
import { listenToSite } from '../messages/listenToSite'
import { toChain } from '../messages/toChain'
import { readPageConfig } from '../readPageConfig'
import { startWorker } from '../startWorker'
import { createVault } from '../vault/createVault'
import { createVisitorPorts } from '../views/createVisitorPorts'

// The page in the site's iframe. Opened in a window of its own, it does nothing.
const site = createSitePort(window)
if (site) {
  const config = readPageConfig()
  const query = new URLSearchParams(location.search)
  const vault = createVault(startWorker(config.worker))
  listenToSite(site, config.version, (origin, tell) => {
    const page = createPage({
      config,
      origin,
      projectId: query.get('projectId') ?? '',
      firstChain: firstChain(query.get('chainId')),
      baseUrl: location.origin,
      vault,
      tellSession: (token) => tell('SESSION_UPDATE', { token }),
      createPorts: createVisitorPorts,
    })
    return async (event) => answerMessage(await page, event, () => tell('SHOW', { id: event.id }))
  })
}

function firstChain(given: string | null) {
  try {
    return given ? toChain(given) : defaultNetworkId
  } catch {
    // The host's own default is of a family that this wallet lacks.
    return defaultNetworkId
  }
}
