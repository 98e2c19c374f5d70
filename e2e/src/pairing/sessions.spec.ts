import { describeSessions, plainSessions } from '@latchkey/relay/testing/describeSessions'
import { describe } from 'vitest'
import { useBrowser } from '../browser/useBrowser'
import { openTabStage } from './openTabStage'

const browser = useBrowser()

describe('[WC-4] a site and real wallets in two tabs', () =>
  describeSessions(async () => openTabStage(await browser()), plainSessions))
