import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { recoverMessageAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { requestInvalid, sealBroken } from '../errors'
import type { Bytes } from './Bytes'
import { openKeys } from './openKeys'
import { runVaultTask } from './runVaultTask'
import type { VaultKeys } from './VaultKeys'
import type { SealedVault, VaultAddresses, VaultOpening } from './VaultTask'

const wrapBy = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
  'encrypt',
  'decrypt',
])
const secret = (fill: number) => new Uint8Array(32).fill(fill)
const user = 'u1'

const createVault = async () =>
  (await runVaultTask({
    name: 'create',
    input: {
      user,
      version: 1,
      slots: [
        { slotId: 'd1', kind: 'device', a: { wrapBy }, b: secret(1) },
        { slotId: 'a1', kind: 'auto', a: secret(2), b: secret(3) },
      ],
    },
  })) as SealedVault

function byDevice({ version, sealed, slots }: SealedVault): VaultOpening {
  const slot = slots.find(({ kind }) => kind === 'device')
  const a = { wrapped: slot?.wrapped ?? new Uint8Array(), by: wrapBy }
  return {
    user,
    version,
    sealed,
    slot: { slotId: 'd1', kind: 'device', sealed: slot?.sealed ?? '', a, b: secret(1) },
  }
}

function byAuto({ version, sealed, slots }: SealedVault): VaultOpening {
  const slot = slots.find(({ kind }) => kind === 'auto')
  return {
    user,
    version,
    sealed,
    slot: { slotId: 'a1', kind: 'auto', sealed: slot?.sealed ?? '', a: secret(2), b: secret(3) },
  }
}

const addressesOf = (vault: VaultOpening) =>
  runVaultTask({ name: 'readAddresses', input: { vault } }) as Promise<VaultAddresses>

describe('the vault', () => {
  it('opens by each of its slots', async () => {
    const vault = await createVault()
    expect(await addressesOf(byDevice(vault))).toEqual(vault.addresses)
    expect(await addressesOf(byAuto(vault))).toEqual(vault.addresses)
  })

  it('gets new keys each time it is created', async () => {
    expect((await createVault()).addresses).not.toEqual((await createVault()).addresses)
  })

  it('[FRM-17] signs with the account that was shown, and with no other', async () => {
    const vault = await createVault()
    const message = utf8ToBytes('hello') as Bytes
    const sign = (account: string) =>
      runVaultTask({
        name: 'sign',
        input: { vault: byDevice(vault), account, request: { kind: 'personal', message } },
      })
    const [signature] = (await sign(vault.addresses.eip155)) as readonly `0x${string}`[]
    expect(await recoverMessageAddress({ message: 'hello', signature: signature ?? '0x' })).toBe(
      vault.addresses.eip155,
    )
    for (const account of [vault.addresses.solana, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', ''])
      await expect(sign(account)).rejects.toSatisfy(requestInvalid.is)
    const signSolana = (account: string) =>
      runVaultTask({
        name: 'sign',
        input: { vault: byDevice(vault), account, request: { kind: 'solanaMessage', message } },
      })
    expect(await signSolana(vault.addresses.solana)).toHaveLength(1)
    await expect(signSolana(vault.addresses.eip155)).rejects.toSatisfy(requestInvalid.is)
  })

  it('takes a further slot as a new version, and keeps the old slots', async () => {
    const first = await createVault()
    const next = (await runVaultTask({
      name: 'reseal',
      input: {
        vault: byAuto(first),
        version: 2,
        isNewKey: false,
        slots: [{ slotId: 'd1', kind: 'device', a: { wrapBy }, b: secret(1) }],
      },
    })) as SealedVault
    expect(await addressesOf(byDevice(next))).toEqual(first.addresses)
    expect(await addressesOf(byAuto({ ...next, slots: first.slots }))).toEqual(first.addresses)
  })

  it('does not open by an old slot after it got a new key', async () => {
    const first = await createVault()
    const next = (await runVaultTask({
      name: 'reseal',
      input: {
        vault: byDevice(first),
        version: 2,
        isNewKey: true,
        slots: [{ slotId: 'd1', kind: 'device', a: { wrapBy }, b: secret(1) }],
      },
    })) as SealedVault
    expect(await addressesOf(byDevice(next))).toEqual(first.addresses)
    await expect(addressesOf(byAuto({ ...next, slots: first.slots }))).rejects.toSatisfy(sealBroken.is)
  })

  it.each([
    ['a use that ends', async () => 'done'],
    [
      'a use that fails',
      async () => {
        throw requestInvalid({ reason: 'test' })
      },
    ],
  ])('[FRM-17] wipes its keys after %s', async (_, end) => {
    const opening = byDevice(await createVault())
    const seen: Uint8Array[] = []
    const use = async (keys: VaultKeys, vaultKey: Bytes) => {
      seen.push(keys.entropy, keys.evm, keys.solana, vaultKey)
      for (const key of seen) expect(key).not.toEqual(new Uint8Array(32))
      return end()
    }
    await openKeys(opening, use).catch((error) => expect(requestInvalid.is(error)).toBe(true))
    expect(seen).toHaveLength(4)
    for (const key of [...seen, opening.slot.b]) expect(key).toEqual(new Uint8Array(32))
  })

  it('never returns a key or a factor in clear', async () => {
    const vault = await createVault()
    const keys = await openKeys(byDevice(vault), async ({ entropy, evm, solana }, vaultKey) =>
      [entropy, evm, solana, vaultKey].map((key) => key.slice()),
    )
    const out = JSON.stringify(vault, (_, value) => (value instanceof Uint8Array ? [...value] : value))
    for (const key of keys) expect(out).not.toContain([...key].join(','))
    expect(hexToBytes(vault.addresses.eip155.slice(2))).toHaveLength(20)
  })
})
