import {
  type InferOutput,
  integer,
  literal,
  maxLength,
  minValue,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'

const text = (most: number) => pipe(string(), maxLength(most))
const base64url = (most: number) => pipe(string(), regex(/^[\w-]+$/), maxLength(most))
const whole = () => pipe(number(), integer(), minValue(0))

/** A file that opens a wallet without any server. Its first version fixes how passwords are stretched. */
export const recoveryFile = /* @__PURE__ */ (() =>
  object({
    v: literal(1),
    kind: literal('latchkey-recovery'),
    /** Milliseconds since 1970. */
    createdAt: whole(),
    /** For people who wonder which wallet it is. Nothing trusts them. */
    addresses: object({ eip155: text(42), solana: text(44) }),
    vault: object({ user: text(100), version: whole(), sealed: base64url(2_000) }),
    slot: object({
      slotId: text(100),
      kind: literal('offline'),
      /** What opens it. */
      by: picklist(['password', 'code']),
      salt: pipe(string(), regex(/^[\w-]{43}$/)),
      sealed: base64url(400),
    }),
  }))()

/** A file that opens a wallet without any server. */
export type RecoveryFile = InferOutput<typeof recoveryFile>
