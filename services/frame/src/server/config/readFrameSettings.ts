import { type Environment, invalidSetting, readSettings } from '@latchkey/gateway/server'
import type { InferOutput } from 'valibot'
import { wrapperNeeds } from '../wrapper/wrapperSettings'
import { developmentKey } from './developmentKey'
import { frameSettings } from './frameSettings'
import { type NeededSetting, requireSettings } from './requireSettings'

type Read = InferOutput<typeof frameSettings>

/** The checked settings of a frame. */
export type FrameSettings = Read & {
  readonly FRAME_RECOVERY: NonNullable<Read['FRAME_RECOVERY']>
  readonly LATCHKEY_FRAME_KEY: readonly string[]
  readonly MAIL_FROM: string
}

/**
 * Reads settings from the environment, and from the file named by `FRAME_CONFIG`. In production the operator has to
 * choose what can't be changed later, or what decides who can open wallets. @throws invalidSetting, settingsMissing
 */
export function readFrameSettings(env: Environment): FrameSettings {
  const read = readSettings(frameSettings, env, 'FRAME_CONFIG')
  const isDevelopment = read.FRAME_MODE === 'development'
  requireSettings(read, [
    ...(isDevelopment ? [] : neededFor(read)),
    ...wrapperNeeds[read.FRAME_KEY_WRAPPER],
    ...(read.FRAME_FARCASTER_RELAY === undefined ? [] : (['FRAME_OPTIMISM_RPC'] as const)),
  ])
  if (!isDevelopment && read.FRAME_DEV_MAILBOX) {
    throw invalidSetting({
      name: 'FRAME_DEV_MAILBOX',
      reason: 'for development only: anybody could read codes',
    })
  }
  return {
    ...read,
    FRAME_RECOVERY: read.FRAME_RECOVERY ?? 'automatic',
    MAIL_FROM: read.MAIL_FROM ?? 'Latchkey <wallet@localhost>',
    LATCHKEY_FRAME_KEY: read.LATCHKEY_FRAME_KEY ?? (isDevelopment ? [developmentKey(read.FRAME_DATA)] : []),
  }
}

/** What the operator has to choose in production, by what the role does. */
function neededFor({ FRAME_ROLE: role }: Read): readonly NeededSetting[] {
  if (role === 'vault') return ['LATCHKEY_FRAME_VAULT_KEY', 'FRAME_VAULT_TOKEN']
  const login = ['LATCHKEY_FRAME_KEY', 'FRAME_RECOVERY', 'FRAME_PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'] as const
  return role === 'all' ? login : [...login, 'FRAME_VAULT_URL', 'FRAME_VAULT_TOKEN']
}
