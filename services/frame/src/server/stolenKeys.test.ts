import { postPasskey, postPasskeyOptions, putVault } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import type { Bytes } from '../page/vault/Bytes'
import { runVaultTask } from '../page/vault/runVaultTask'
import type { SealedVault, SlotRequest, VaultAddresses } from '../page/vault/VaultTask'
import { createAuthenticator } from '../testing/createAuthenticator'
import { type SignedIn, signInVisitor, startTestSlot } from '../testing/createWallet'
import { setUpFrame } from '../testing/setUpFrame'
import { startSlot } from './vault/startSlot'
import { createWrapper } from './wrapper/createWrapper'

const frame = setUpFrame()
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')) as Bytes
const random = () => crypto.getRandomValues(new Uint8Array(32))

/** Slots as the visitor's page starts them, with factors that never leave the browser. */
async function startSlots(owner: SignedIn, kinds: readonly ('device' | 'passkey' | 'password' | 'auto')[]) {
  const slots: SlotRequest[] = []
  for (const kind of kinds) {
    if (kind === 'passkey') {
      const session = { signer: owner.signer, token: owner.token }
      const { options } = (await frame().call(postPasskeyOptions, { body: {}, ...session })).output
      const response = createAuthenticator().create({ challenge: options.challenge })
      const { slotId, secret } = (await frame().call(postPasskey, { body: { response }, ...session })).output
      slots.push({ slotId, kind, a: random(), b: bytes(secret) })
      continue
    }
    const { listed, secret, secret2 } = await startTestSlot(frame(), owner, kind)
    const a = kind === 'auto' ? bytes(secret) : random()
    slots.push({ slotId: listed.slotId, kind, a, b: bytes(kind === 'auto' ? (secret2 ?? '') : secret) })
  }
  return slots
}

/** Creates a wallet as the page does, and stores it. */
async function createWallet(kinds: Parameters<typeof startSlots>[1]) {
  const owner = await signInVisitor(frame())
  const slots = await startSlots(owner, kinds)
  const user = owner.login.user.id
  const made = (await runVaultTask({
    name: 'create',
    input: { user, version: 1, slots: structuredClone(slots) },
  })) as SealedVault
  await store(owner, made)
  return { owner, slots, made, user }
}

async function store({ signer, token }: SignedIn, made: SealedVault, previous?: number) {
  const { version, sealed, addresses, proofKey } = made
  const slots = made.slots.map((slot) => ({ ...slot, kind: slot.kind as 'device' }))
  const body = { version, sealed, addresses, proofKey, slots, ...(previous ? { previous } : {}) }
  expect((await frame().call(putVault, { body, signer, token })).code).toBe('')
}

/** Returns what a thief with the database and all of the operator's keys has: the halves of a person's slots, in the clear. */
async function openHalves(user: string): Promise<readonly Bytes[]> {
  const { database, settings } = frame().services
  const rows = await database.query<{ id: string; secret: Buffer; keyId: string; role: 'login' | 'vault' }>(
    `select id, secret, key_id as "keyId", 'login' as role from frame_slots where user_id = $1
     union all select slot_id, h.secret, h.key_id, 'vault' from frame_halves h
       join frame_slots s on s.id = slot_id where s.user_id = $1`,
    [user],
  )
  return Promise.all(
    rows.map(async ({ id, secret, keyId, role }) => {
      const context = `${role === 'login' ? 'slot' : 'half'} ${id}`
      const opened = await createWrapper(settings, role).unwrap({ keyId, bytes: secret }, context)
      return Uint8Array.from(opened) as Bytes
    }),
  )
}

type Box = { readonly slotId: string; readonly kind: string; readonly sealed: string }

/**
 * Tries every slot of a stored vault, and those that somebody kept, with every pair of secrets. Returns the kinds that
 * opened to the right accounts.
 */
async function openedKinds(
  user: string,
  secrets: readonly Bytes[],
  kept: readonly Box[] = [],
): Promise<readonly string[]> {
  const { database } = frame().services
  const [vault] = await database.query<{ version: number; sealed: string; addresses: VaultAddresses }>(
    'select version, sealed, addresses from frame_vaults where user_id = $1',
    [user],
  )
  const stored = await database.query<Box>(
    'select id as "slotId", kind, sealed from frame_slots where user_id = $1 and sealed is not null',
    [user],
  )
  if (!vault) return []
  const kinds = new Set<string>()
  for (const { slotId, kind, sealed: box } of [...stored, ...kept])
    for (const a of secrets)
      for (const b of secrets) {
        const { version, sealed } = vault
        const opening = {
          user,
          version,
          sealed,
          slot: { slotId, kind, sealed: box, a: a.slice(), b: b.slice() },
        }
        const found = await runVaultTask({ name: 'readAddresses', input: { vault: opening } }).catch(
          () => null,
        )
        if (found) expect(found).toEqual(vault.addresses)
        if (found) kinds.add(kind)
      }
  return [...kinds]
}

it('[FRM-17] a copy of the database with all keys of the operator opens what it can restore, and no other slot', async () => {
  const restored = await createWallet(['device', 'auto'])
  expect(await openedKinds(restored.user, await openHalves(restored.user))).toEqual(['auto'])
  const own = await createWallet(['device', 'passkey', 'password'])
  const halves = await openHalves(own.user)
  expect(halves).toHaveLength(3)
  expect(await openedKinds(own.user, [...halves, new Uint8Array(32)])).toEqual([])
  // The factors of the owner's browser are what is missing.
  const factors = own.slots.flatMap(({ a, b }) => (a instanceof Uint8Array ? [a, b] : []))
  expect(await openedKinds(own.user, factors)).toEqual(['device', 'passkey', 'password'])
})

it('[FRM-17] a revoked slot opens nothing that is stored, also with all keys and the factors that somebody kept', async () => {
  const { owner, user, slots, made } = await createWallet(['device', 'auto'])
  const kept = [
    ...(await openHalves(user)),
    ...slots.flatMap(({ a }) => (a instanceof Uint8Array ? [a] : [])),
  ]
  expect(await openedKinds(user, kept)).toEqual(['device', 'auto'])
  const [device] = slots
  const opening = made.slots.find(({ kind }) => kind === 'device')
  if (!device || !opening) throw new TypeError('No slot')
  const added = await startSlots(owner, ['device', 'passkey'])
  const vault = {
    user,
    version: 1,
    sealed: made.sealed,
    slot: { ...device, ...opening, a: device.a as Bytes },
  }
  // The worker wipes what it gets.
  const input = structuredClone({ vault, version: 2, isNewKey: true, slots: added })
  await store(owner, (await runVaultTask({ name: 'reseal', input })) as SealedVault, 1)
  expect(await openedKinds(user, [...kept, ...(await openHalves(user))], made.slots)).toEqual([])
  const { database } = frame().services
  const gone = slots.map(({ slotId }) => slotId)
  expect(await database.query('select 1 from frame_slots where id = any($1::uuid[])', [gone])).toEqual([])
  expect(await database.query('select 1 from frame_halves where slot_id = any($1::uuid[])', [gone])).toEqual(
    [],
  )
})

it('[FRM-17] a half that was wrapped for one slot is of no use in the place of another', async () => {
  const [mine, theirs] = [await signInVisitor(frame()), await signInVisitor(frame())]
  const started = await Promise.all(
    [mine, theirs].map(({ login }) =>
      startSlot(frame().services, { userId: login.user.id, kind: 'device', deviceId: login.device.id }),
    ),
  )
  const [first, second] = started.map(({ slotId }) => slotId)
  const { database, wrapper } = frame().services
  const [row] = await database.query<{ secret: Buffer; keyId: string }>(
    'select secret, key_id as "keyId" from frame_slots where id = $1',
    [first],
  )
  if (!row) throw new TypeError('No slot')
  const wrapped = { keyId: row.keyId, bytes: row.secret }
  await expect(wrapper.unwrap(wrapped, `slot ${second}`)).rejects.toThrow()
  expect(await wrapper.unwrap(wrapped, `slot ${first}`)).toEqual(started[0]?.secret)
})
