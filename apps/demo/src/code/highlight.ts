/** A piece of code and its kind. */
export type Token = {
  readonly kind: 'text' | 'word' | 'string' | 'number' | 'name' | 'tag' | 'call'
  readonly text: string
}

const pattern = new RegExp(
  [
    /(?<string>'(?:\\.|[^'\\\n])*')/,
    /(?<tag><\/?[A-Za-z]\w*|\/?>)/,
    /(?<word>\b(?:import|from|const|export|function|return|true|false|null)\b)/,
    /(?<number>\b\d+(?:\.\d+)?\b)/,
    /(?<name>\b\w+(?=:))/,
    /(?<call>\b\w+(?=\())/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Splits code into pieces to color. Joined, they are the same code. */
export function highlight(code: string): readonly Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: 'text', text: code.slice(end, match.index) })
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? ['text']
    tokens.push({ kind: kind as Token['kind'], text: match[0] })
    end = match.index + match[0].length
  }
  if (end < code.length) tokens.push({ kind: 'text', text: code.slice(end) })
  return tokens
}
