import { type FrameAccount, passwordWait, type Slot, type SlotKind } from '@latchkey/protocol'
import { passkeyCancelled } from '../../views/passkey/errors'
import { passwordWrong } from '../../views/password/errors'
import type { Device, SettingsPorts } from '../../views/settings/SettingsPorts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 15, 12)

function slotOf(kind: SlotKind, index: number): Slot {
  return {
    slotId: `00000000-0000-4000-8000-00000000000${index}`,
    kind,
    sealed: '',
    label: kind === 'passkey' ? 'Laptop' : '',
    createdAt: start,
    isThisDevice: kind === 'device',
  }
}

/** An account with slots of these kinds. */
export function startAccount(kinds: readonly SlotKind[] = ['device', 'auto']): FrameAccount {
  return {
    user: { id: '00000000-0000-4000-8000-000000000100', email: 'ada@example.com', userName: null },
    device: { id: '00000000-0000-4000-8000-000000000200' },
    expiresAt: start + 30 * day,
    recovery: 'automatic',
    vault: null,
    slots: kinds.map(slotOf),
  }
}

/** Settings that remember what was done only here. */
export function settingsPorts(): SettingsPorts {
  const device = (id: string, origin: string, browser: string): Device => ({
    id,
    origin,
    browser,
    createdAt: start - 3 * day,
    lastSeenAt: start,
    isThisDevice: id === 'a',
  })
  let devices = [
    device('a', 'http://site-a.localhost:4100', 'Chrome on Linux'),
    device('b', 'https://shop.example', 'Safari on iPhone'),
  ]
  let renewals = 0
  let brought = 0
  return {
    addPasskey: async () => startAccount(['device', 'passkey']),
    setPassword: async (password) => {
      document.documentElement.setAttribute('data-password', password)
      return startAccount(['device', 'password'])
    },
    removeSlot: async (_, password) => {
      if (password === 'not the right one') throw passwordWrong({ left: 4 })
      if (password === 'once too often') throw passwordWait({ seconds: 3_600 })
      return startAccount(['device'])
    },
    listDevices: async () => devices,
    endDevice: async (id) => {
      devices = devices.filter((one) => one.id !== id)
      return true
    },
    async renewKey() {
      renewals += 1
      if (renewals === 1) throw passkeyCancelled()
    },
    saveLimit: async (stepUpAbove) => ({ ...startAccount(['device', 'passkey']), stepUpAbove }),
    listAudit: async () => [
      { kind: 'login', at: start, count: 3, origin: 'https://shop.example', browser: 'Safari on iPhone' },
      { kind: 'from-the-future', at: start - day, count: 1, origin: 'https://shop.example', browser: '' },
    ],
    file: {
      write: async ({ kind, text }) => JSON.stringify({ kind, text }),
      makeCode: () => '0123-4567-89AB-CDEF-GHJK-MNPQ-RS',
    },
    openExport: async () => document.documentElement.setAttribute('data-exported', ''),
    openMove: async () => document.documentElement.setAttribute('data-moved', ''),
    // Nobody comes back from the first window, and the second one fails.
    async bringWallet() {
      brought += 1
      if (brought === 1) await new Promise(() => undefined)
      if (brought === 2) throw passkeyCancelled()
      return startAccount(['device', 'passkey'])
    },
  }
}
