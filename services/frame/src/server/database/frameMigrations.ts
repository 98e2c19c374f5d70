import { login } from './migrations/0001-login'
import { vault } from './migrations/0002-vault'
import { social } from './migrations/0003-social'
import { recovery } from './migrations/0004-recovery'
import { passkeys } from './migrations/0005-passkeys'
import { email } from './migrations/0006-email'
import { guard } from './migrations/0007-guard'
import { told } from './migrations/0008-told'
import { audit } from './migrations/0009-audit'
import { holds } from './migrations/0010-holds'
import { vaultProof } from './migrations/0011-vault-proof'
import { farcaster } from './migrations/0012-farcaster'
import { stepUp } from './migrations/0013-step-up'

/**
 * All changes to the tables of the frame, in order. A released migration never changes; add another one instead. The
 * tables may be in the gateway's database, so all names start with `frame`.
 */
export const frameMigrations: Readonly<Record<string, string>> = {
  'frame-0001-login': login,
  'frame-0002-vault': vault,
  'frame-0003-social': social,
  'frame-0004-recovery': recovery,
  'frame-0005-passkeys': passkeys,
  'frame-0006-email': email,
  'frame-0007-guard': guard,
  'frame-0008-told': told,
  'frame-0009-audit': audit,
  'frame-0010-holds': holds,
  'frame-0011-vault-proof': vaultProof,
  'frame-0012-farcaster': farcaster,
  'frame-0013-step-up': stepUp,
}
