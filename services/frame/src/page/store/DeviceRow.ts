import { frameAccountType, walletAddresses } from '@latchkey/protocol'
import {
  array,
  custom,
  type InferOutput,
  instance,
  maxLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  string,
  union,
  unknown,
} from 'valibot'

/** How many projects of one site may have a choice of their own. */
export const mostProjects = 20

/** How many calls of one site are kept. */
export const mostKeptCalls = 100

/** A key that scripts can use but never read. */
const secretKey = () =>
  pipe(
    instance(CryptoKey),
    custom<CryptoKey>((key) => key instanceof CryptoKey && !key.extractable),
  )

/** What the frame remembers in one partition for one site. */
export const deviceRow = () =>
  object({
    /** The site whose page holds the frame. A row of another site is never used. */
    origin: string(),
    /** Signs each request to the login server. */
    proof: object({ privateKey: secretKey(), publicKey: string() }),
    /** Wraps the device's secrets. */
    wrapKey: secretKey(),
    /** The device as the server named it. */
    deviceId: nullable(string()),
    session: nullable(object({ token: string(), expiresAt: number() })),
    /** The login that waits for its code or window, so a reload doesn't end it. */
    attempt: nullable(object({ id: string(), way: string() })),
    /** The device's halves of its slots, wrapped, with the accounts they open. Each user has their own. */
    secrets: pipe(
      array(
        object({
          slotId: string(),
          wrapped: instance(Uint8Array<ArrayBuffer>),
          /** As the worker derived them: the server's word isn't enough to receive money. Null until a window stores it. */
          addresses: nullable(walletAddresses),
        }),
      ),
      maxLength(50),
    ),
    chainId: nullable(union([string(), number()])),
    /** The types of account that the visitor chose, by project. Rows of older builds have none. */
    preferred: optional(
      pipe(array(object({ projectId: string(), type: frameAccountType })), maxLength(mostProjects)),
      [],
    ),
    /** What the visitor lets the site do without asking. Read by the code of permissions, which loads when there are any. */
    grants: optional(pipe(array(unknown()), maxLength(100)), () => []),
    /**
     * The calls that were sent, oldest first: the id that the site knows, the wallet's own, and when they were sent. Rows
     * of older builds have none, or no time.
     */
    calls: optional(
      pipe(
        array(object({ id: string(), own: string(), at: optional(number(), 0) })),
        maxLength(mostKeptCalls),
      ),
      [],
    ),
  })

/** What the frame remembers in one partition for one site. */
export type DeviceRow = InferOutput<ReturnType<typeof deviceRow>>

/** What changes in a row over time. */
export type DeviceChange = Partial<Omit<DeviceRow, 'origin' | 'proof' | 'wrapKey'>>
