import type { Namespace } from '@latchkey/protocol'

/** The attributes of the elements, for frameworks that check their templates. */
export interface ElementAttributes {
  readonly size?: 'md' | 'sm' | undefined
  /** The text that calls to connect; of the network button, the text while no network is known. */
  readonly label?: string | undefined
  /** The text while a wallet is asked or restored. */
  readonly 'loading-label'?: string | undefined
  readonly disabled?: boolean | undefined
  /** `hide` leaves the balance out. */
  readonly balance?: 'show' | 'hide' | undefined
  /** The family. Without one, the active family counts. */
  readonly namespace?: Namespace | undefined
  /** How many characters of the address to show at its start. */
  readonly 'chars-start'?: number | string | undefined
  /** How many characters of the address to show at its end. */
  readonly 'chars-end'?: number | string | undefined
}

type CamelCase<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Rest>}`
  : Text

/** The attributes as properties, which Angular, Solid and others set instead. */
export type ElementProperties = {
  readonly [Name in keyof ElementAttributes as CamelCase<Name>]: ElementAttributes[Name]
}
