import { openNodeStage } from '@latchkey/relay/testing'
import { allSessions, describeSessions } from '@latchkey/relay/testing/describeSessions'
import { describe } from 'vitest'

describe('[WC-4] a site and real wallets in Node', () => describeSessions(openNodeStage, allSessions))
