/** How a token or collection describes itself. */
export type TokenWords = { readonly name: string | null; readonly symbol?: string | null }

const links =
  /https?:|www\.|\b[a-z0-9-]{2,}\.(com|org|net|io|xyz|app|gift|claims?|fi|finance|site|online|top|vip|pro|live|club|link|cc|me|lol|fun|events?|network)\b|\bt\.me\b/i
const lures =
  /\b(claim|reward|airdrop|voucher|free|giveaway|bonus|visit|eligible|redeem|winner|gift|whitelist|presale)s?\b/i
const money = /[$€£]\s?\d/
/** Mixed alphabets imitate other words; of Greek, only the letters that look Latin. */
const foreign = String.raw`[\p{Script=Cyrillic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρ]`
const mixed = new RegExp(String.raw`\p{Script=Latin}${foreign}|${foreign}\p{Script=Latin}`, 'u')

/** Whether a token's own description is an advertisement. Don't call this for the operator's tokens and collections. */
export function isSpam({ name, symbol = null }: TokenWords): boolean {
  const text = `${name ?? ''} ${symbol ?? ''}`.normalize('NFKC')
  return links.test(text) || lures.test(text) || money.test(text) || mixed.test(text)
}
