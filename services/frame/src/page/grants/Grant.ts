import { boolean, type InferOutput, nullable, number, object, record, string } from 'valibot'
import { grantTerms } from './GrantTerms'

/** A permission that the visitor gave, as the frame keeps it, with what has been used of it. */
export const grant = () =>
  object({
    /** The smart session at the gateway that it belongs to, or a name of its own. */
    id: string(),
    origin: string(),
    account: string(),
    /** CAIP-2. */
    chain: string(),
    terms: grantTerms(),
    /** What was used of each limit, by its name: how much in which period. */
    uses: record(string(), object({ span: number(), amount: string() })),
    /** When it was taken back, in ms. It's kept until it would have ended, to sign for that again. */
    revokedAt: nullable(number()),
    /** The limit that asked for a passkey when it was given, in US dollars; null if there was none. */
    limit: nullable(number()),
    /** Whether it was kept where it outlives the page. A copy in memory would start to count again. */
    isLasting: boolean(),
  })

/** A permission that the visitor gave. */
export type Grant = InferOutput<ReturnType<typeof grant>>
