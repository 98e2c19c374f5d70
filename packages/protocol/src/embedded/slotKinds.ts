/** What a slot opens the vault with. A file's slot is never on the server. */
export const slotKinds = ['device', 'passkey', 'password', 'offline', 'auto'] as const

/** What a slot opens the vault with. */
export type SlotKind = (typeof slotKinds)[number]
