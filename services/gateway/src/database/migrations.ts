import { relayMigrations, runMigrations } from '@latchkey/relay'
import type { Database } from './Database'
import { projects } from './migrations/0001-projects'
import { directory } from './migrations/0002-directory'
import { history } from './migrations/0003-history'
import { events } from './migrations/0004-events'
import { signIn } from './migrations/0005-sign-in'
import { smartSessions } from './migrations/0006-smart-sessions'
import { signInTokens } from './migrations/0007-sign-in-tokens'
import { limits } from './migrations/0009-limits'
import { descriptors } from './migrations/0010-descriptors'
import { labels } from './migrations/0011-labels'
import { risks } from './migrations/0012-risks'
import { sponsor } from './migrations/0013-sponsor'
import { sponsorTransactions } from './migrations/0014-sponsor-transactions'
import { sponsorSolana } from './migrations/0015-sponsor-solana'
import { sponsorDataFee } from './migrations/0016-sponsor-data-fee'
import { names } from './migrations/0017-names'
import { onramp } from './migrations/0018-onramp'

/** All changes to the tables, in order. A released migration never changes; add another one instead. */
const gatewayMigrations: Readonly<Record<string, string>> = {
  '0001-projects': projects,
  '0002-directory': directory,
  '0003-history': history,
  '0004-events': events,
  '0005-sign-in': signIn,
  '0006-smart-sessions': smartSessions,
  '0007-sign-in-tokens': signInTokens,
  '0009-limits': limits,
  '0010-descriptors': descriptors,
  '0011-labels': labels,
  '0012-risks': risks,
  '0013-sponsor': sponsor,
  '0014-sponsor-transactions': sponsorTransactions,
  '0015-sponsor-solana': sponsorSolana,
  '0016-sponsor-data-fee': sponsorDataFee,
  '0017-names': names,
  '0018-onramp': onramp,
  ...relayMigrations,
}

/** Brings the tables up to date; processes that start at the same time wait for each other. @throws migrationChanged */
export async function migrate(
  database: Pick<Database, 'transaction'>,
  migrations: Readonly<Record<string, string>> = gatewayMigrations,
): Promise<void> {
  await database.transaction((sql) => runMigrations(sql, migrations))
}
