import type { LatchkeyError, nameRefusals } from '@latchkey/protocol'

/** Why a name can't be registered although it's well formed. */
export type NameRefusal = (typeof nameRefusals)[number]

/** [NAM-1] What is known about the name that the visitor types. */
export type NameStatus =
  | 'empty'
  /** Fewer than four characters. */
  | 'short'
  /** Other characters than letters, digits and hyphens, or hyphens where they can't be. */
  | 'invalid'
  | 'looking'
  | 'free'
  | 'refused'
  /** It couldn't be looked up. */
  | 'failed'

/** [NAM-2] The name that the visitor types. */
export type NameForm = {
  /** The part before the zone, in lower case. */
  readonly label: string
  readonly status: NameStatus
  readonly refusal: NameRefusal | null
  /** Names with their zone that can be registered instead. */
  readonly suggestions: readonly string[]
  /** [NAM-4] Why nothing is known, or why there are no suggestions. */
  readonly error: LatchkeyError | null
  /** Why the last registration failed. */
  readonly failure: LatchkeyError | null
}

/** A registration that is under way or done. */
export type NameRegistration = {
  /** With its zone. */
  readonly name: string
  /** CAIP-10. */
  readonly caipAddress: string
  /** The wallet is asked for a signature, the gateway stores the name, or both are done. */
  readonly step: 'signing' | 'storing' | 'done'
}

/** The names that an account has at the operator. */
export type OwnedNames = {
  /** Whose names they are. */
  readonly address: string
  /** With their zones; null until they are known. */
  readonly names: readonly string[] | null
  /** [NAM-4] */
  readonly error: LatchkeyError | null
}

/** Names of the operator's zones. */
export type NameState = {
  /** [NAM-5] The operator's zones, the one for new names first. Null until they are known; none if names are off. */
  readonly zones: readonly string[] | null
  readonly zonesError: LatchkeyError | null
  readonly owned: OwnedNames | null
  readonly form: NameForm
  readonly registration: NameRegistration | null
}

/** A form that nobody has typed into. */
export const emptyNameForm: NameForm = {
  label: '',
  status: 'empty',
  refusal: null,
  suggestions: [],
  error: null,
  failure: null,
}

/** The state before anything was read. */
export const initialName: NameState = {
  zones: null,
  zonesError: null,
  owned: null,
  form: emptyNameForm,
  registration: null,
}
