/** The names in braces in a text: `'Hi {name}'` has `'name'`. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

type PluralBase<Key> = Key extends `${infer Base}.other` ? Base : never

/** Plural forms a language can have beyond those of the source. */
type ExtraPlural<Key> = `${PluralBase<Key>}.${'zero' | 'one' | 'two' | 'few' | 'many'}`

/** The texts of another language: every key of the source, plus the plural forms that language needs. */
export type Dictionary<Source> = { readonly [Key in keyof Source]: string } & {
  readonly [Key in ExtraPlural<keyof Source>]?: string
}

/** Every key of `t`; the forms of a plural (`key.one`, `key.other`) are one key. */
export type TextKey<Source> =
  | PluralBase<keyof Source>
  | Exclude<keyof Source & string, `${PluralBase<keyof Source>}.${Intl.LDMLPluralRule}`>

type TextOf<Source, Key extends string> = Key extends keyof Source
  ? Source[Key]
  : `${Key}.other` extends keyof Source
    ? Source[`${Key}.other`]
    : never

type Names<Source, Key extends string> =
  | (TextOf<Source, Key> extends infer Text extends string ? Placeholders<Text> : never)
  | (Key extends PluralBase<keyof Source> ? 'count' : never)

/** The values a key needs: none when its text has no braces; `count` is a number and selects the plural form. */
export type TextValues<Source, Key extends string> = [Names<Source, Key>] extends [never]
  ? []
  : [values: { readonly [Name in Names<Source, Key>]: Name extends 'count' ? number : string | number }]
