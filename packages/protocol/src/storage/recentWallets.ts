import { array, type InferOutput, maxLength, nullish, object, pipe, regex, string } from 'valibot'
import { asJson } from './asJson'
import { bySchema } from './bySchema'
import { defineItem } from './defineItem'

const schema = () => {
  const text = pipe(string(), maxLength(500))
  // These become links and images: no scheme that runs or holds a page.
  const link = nullish(pipe(text, regex(/^(?!javascript:|vbscript:|data:)[a-z][a-z0-9+.-]*:/i)))
  const image = nullish(pipe(string(), maxLength(100_000), regex(/^(https?:\/\/|data:image\/)/i)))
  return array(
    object({
      id: pipe(text, regex(/./)),
      name: text,
      image_id: nullish(text),
      image_url: image,
      rdns: nullish(text),
      mobile_link: link,
      desktop_link: link,
      webapp_link: link,
      chains: nullish(array(text)),
    }),
  )
}

/** A wallet that was used before: a wallet listing entry, or the little that is known of an installed one. */
export type RecentWallet = InferOutput<ReturnType<typeof schema>>[number]

/** [HTTP-7] [CON-11] The wallets that were used last, the newest first. */
export const recentWallets = /* @__PURE__ */ defineItem({
  key: 'recent_wallets',
  as: /* @__PURE__ */ asJson<readonly RecentWallet[]>(/* @__PURE__ */ bySchema(schema)),
  initial: [],
})
