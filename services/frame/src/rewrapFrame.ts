import { resolve } from 'node:path'
import { type Environment, openDatabase } from '@latchkey/gateway/server'
import { readFrameSettings } from './server/config/readFrameSettings'
import { frameMigrations } from './server/database/frameMigrations'
import { createWrapper } from './server/wrapper/createWrapper'
import { rewrapSecrets } from './server/wrapper/rewrapSecrets'

/** Wraps all secrets of a frame with its newest key, and returns how many. @throws invalidSetting, wrapperFailed */
export async function rewrapFrame(env: Environment): Promise<number> {
  const settings = readFrameSettings(env)
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    folder: resolve(settings.FRAME_DATA, 'postgres'),
    connections: 2,
    migrations: frameMigrations,
    name: 'latchkey-frame',
  })
  try {
    return await rewrapSecrets(database, {
      login: createWrapper(settings, 'login'),
      vault: createWrapper(settings, 'vault'),
    })
  } finally {
    await database.stop()
  }
}
