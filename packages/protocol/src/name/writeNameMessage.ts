/** What a visitor signs to register a name. */
export type NameRegistration = {
  /** With its zone. */
  readonly name: string
  /** Only `bio` is known. */
  readonly attributes?: Readonly<Record<string, string>>
  /** Seconds since 1970. */
  readonly timestamp: number
}

/** [NAM-2] Writes the message that registers a name, in the form the gateway reads. */
export function writeNameMessage({ name, attributes = {}, timestamp }: NameRegistration): string {
  return JSON.stringify({ name, attributes, timestamp })
}
