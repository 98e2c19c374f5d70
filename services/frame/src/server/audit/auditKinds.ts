const hourMs = 3_600_000

/** How a kind of entry is kept: within `togetherMs`, repeats at one place are one entry; the newest `most` are shown. */
export type AuditRule = { readonly togetherMs: number; readonly most: number }

/** What happens often and means little. It must not push out what the owner has to see. */
const routine: AuditRule = { togetherMs: 24 * hourMs, most: 10 }
/** What changes who can open a wallet or what leaves it. */
const important: AuditRule = { togetherMs: hourMs, most: 25 }

/** What can happen to a wallet, and how its entries are kept. No kind takes the place of another. */
export const auditKinds = {
  login: routine,
  'window-opened': routine,
  'signed-out': routine,
  'device-added': important,
  'device-ended': important,
  'wallet-created': important,
  'wallet-changed': important,
  'recovery-asked': important,
  'recovery-opened': important,
  'recovery-stopped': important,
  'passkey-added': important,
  'password-opened': important,
  'email-changed': important,
  'limit-changed': important,
  exported: important,
  'file-saved': important,
  'moved-out': important,
  'moved-in': important,
  'wallet-deleted': important,
} as const satisfies Readonly<Record<string, AuditRule>>

/** What can happen to a wallet. */
export type AuditKind = keyof typeof auditKinds
