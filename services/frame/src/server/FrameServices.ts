import type { BodyBudget, Database, Limiter, SlabPool } from '@latchkey/gateway/server'
import type { Logger } from 'pino'
import type { Secrets } from './config/createSecrets'
import type { FrameSettings } from './config/readFrameSettings'
import type { SecondHalves } from './halves/SecondHalves'
import type { Mailer } from './mail/Mailer'
import type { Mailbox } from './mail/mailbox/startMailbox'
import type { FrameMetrics } from './monitoring/createFrameMetrics'
import type { BuiltPages } from './pages/readBuiltPages'
import type { Sites } from './projects/createSites'
import type { SocialClients } from './social/clients/createSocialClients'
import type { Farcaster } from './social/farcaster/createFarcaster'
import type { Waits } from './waiting/createWaits'
import type { WakeUps } from './waiting/createWakeUps'
import type { KeyWrapper } from './wrapper/KeyWrapper'

/** Everything a route of the frame may use. Each frame has its own set; nothing is global. */
export type FrameServices = {
  readonly settings: FrameSettings
  readonly database: Database
  /** The projects, and which pages may embed the frame for them. */
  readonly sites: Sites
  readonly mailer: Mailer
  /** [development] Where mails end up instead of a mail server. */
  readonly mailbox: Mailbox | undefined
  readonly secrets: Secrets
  /** The identity providers that the operator has set up. */
  readonly socials: SocialClients
  /** What the login with Farcaster asks, if the operator has set it up. */
  readonly farcaster: Farcaster | undefined
  /** Wraps the operator's halves of slots. */
  readonly wrapper: KeyWrapper
  /** The second halves of slots that open automatically. */
  readonly halves: SecondHalves
  /** Wakes requests that wait. */
  readonly wakeUps: WakeUps
  /** Bounds how many requests wait at once. */
  readonly waits: Waits
  /** The pages as the build wrote them. */
  readonly pages: BuiltPages
  /** Bounds how often one address asks; in memory only. */
  readonly limiter: Limiter
  /** Bounds the bodies of requests in memory. */
  readonly bodies: BodyBudget
  readonly slabs: SlabPool
  readonly metrics: FrameMetrics
  readonly log: Logger
  readonly now: () => number
}
