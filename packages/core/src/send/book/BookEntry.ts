import type { Namespace } from '@latchkey/protocol'

/** An address that the visitor has given a name. */
export type BookEntry = { readonly namespace: Namespace; readonly address: string; readonly name: string }
